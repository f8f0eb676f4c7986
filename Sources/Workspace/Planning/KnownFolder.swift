import SourceText

/// An output folder with what its manifest says, from which its plan is made.
struct KnownFolder {
  /// Nil: it is not there.
  let folder: Folder?
  private let path: String
  /// Of the configuration's folder.
  private let root: String
  private let oldManifest: [UInt8]?
  private let manifestStatus: FileStatus?
  let known: Manifest
  /// The path of the configuration from the folder.
  private let configuration: String
  private let temporaries: [String]

  init(_ path: String, of workspace: Workspace, version: String, force: Bool) throws(WorkspaceError) {
    folder = try workspace.outputFolder(path)
    root = workspace.root
    self.path = folder?.path ?? path
    if let folder, let status = try folder.status(of: Manifest.name) {
      guard status.type == .file else {
        let name = folder.pathOf(Manifest.name)
        throw WorkspaceError(
          name,
          LocalizedText("`\(name)` is a \(status.type.text), not a file", zh: "`\(name)` 是\(status.type.text)，不是文件"),
          help: Wording.deleteIt)
      }
      let bytes = try folder.bytes(of: Manifest.name)
      known = try Manifest(reading: bytes, path: self.path + "/" + Manifest.name)
      (oldManifest, manifestStatus) = (bytes, status)
    } else {
      known = Manifest(version: version)
      (oldManifest, manifestStatus) = (nil, nil)
    }
    configuration = try workspace.configuration(from: path)
    temporaries = if let folder { try Temporary.names(in: folder) } else { [] }
    if !force, let folder, let other = known.otherOwner(than: configuration, in: folder) {
      throw workspace.isOwned(path, by: other)
    }
  }

  /// Nobody has written there yet, as after a change of the path.
  var isNew: Bool { oldManifest == nil }

  /// - Parameters:
  ///   - folders: all output folders of the kind, to be listed.
  ///   - former: those that are none any more; they are listed until their files are gone.
  func plan(
    _ files: [GeneratedFile], listing folders: [String] = [], of kind: OutputFolder.Kind = .code,
    after former: [String] = [], version: String, force: Bool
  ) throws(WorkspaceError) -> WritePlan.FolderPlan {
    let files = files.inByteOrder { $0.name }
    for file in files { try FileName.check(file.name, in: path) }
    try FileName.checkAreApart(files.map(\.name), in: path)
    let comparison = comparison(version, force: force)
    var changes: [WritePlan.Change] = []
    var entries: [Manifest.Entry] = []
    for file in files {
      let hash = ContentHash(file.bytes)
      changes.append(try comparison.change(for: file, hash))
      entries.append(Manifest.Entry(of: file, hash))
    }
    changes += try comparison.leftovers(of: files.map(\.name), .notGenerated)
    return plan(
      changes.inByteOrder { $0.name },
      Manifest(version: version, configurations: [configuration], folders: folders, of: kind, entries: entries),
      after: former)
  }

  func cleaningPlan(_ departure: Departure, force: Bool) throws(WorkspaceError) -> WritePlan.FolderPlan {
    let comparison = comparison("", force: force)
    return plan(try comparison.leftovers(of: [], departure).inByteOrder { $0.name }, nil)
  }

  private func comparison(_ version: String, force: Bool) -> FolderComparison {
    FolderComparison(
      folder: folder, path: path, at: root + "/" + path, known: known, version: version, force: force)
  }

  private func plan(
    _ changes: [WritePlan.Change], _ manifest: Manifest?, after former: [String] = []
  ) -> WritePlan.FolderPlan {
    WritePlan.FolderPlan(
      path: path, changes: changes, oldManifest: oldManifest, manifestStatus: manifestStatus,
      known: known.listing(former),
      manifest: manifest, newManifest: manifest?.bytes, temporaries: temporaries)
  }
}
