import SourceText

/// An output folder with what its manifest says: what is to be in it is compared with what is there and with what messagegen
/// wrote.
struct KnownFolder {
  typealias Change = WritePlan.Change

  /// Nil: it is not there.
  let folder: Folder?
  private let path: String
  /// Of the configuration's folder.
  private let root: String
  private let oldManifest: [UInt8]?
  private let manifestStatus: FileStatus?
  let known: Manifest
  /// The entries of that, by the names as a case-insensitive disk sees them.
  private let written: [String: [Manifest.Entry]]
  /// The path of the configuration from the folder.
  private let configuration: String
  private let temporaries: [String]
  /// The tool's.
  private let version: String
  /// Whether edited and foreign files are replaced and deleted too.
  private let force: Bool

  init(_ path: String, of workspace: Workspace, version: String, force: Bool) throws(WorkspaceError) {
    folder = try workspace.outputFolder(path)
    (root, self.version, self.force) = (workspace.root, version, force)
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
    written = Dictionary(grouping: known.entries) { FileName.folded($0.name) }
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
    after former: [String] = []
  ) throws(WorkspaceError) -> WritePlan.FolderPlan {
    let files = files.inByteOrder { $0.name }
    for file in files { try FileName.check(file.name, in: path) }
    try FileName.checkAreApart(files.map(\.name), in: path)
    var changes: [Change] = []
    var entries: [Manifest.Entry] = []
    for file in files {
      let hash = ContentHash(file.bytes)
      changes.append(try change(for: file, hash))
      entries.append(Manifest.Entry(of: file, hash))
    }
    changes += try leftovers(of: files.map(\.name), .notGenerated)
    return plan(
      changes.inByteOrder { $0.name },
      Manifest(version: version, configurations: [configuration], folders: folders, of: kind, entries: entries),
      after: former)
  }

  func cleaningPlan(_ departure: Departure) throws(WorkspaceError) -> WritePlan.FolderPlan {
    plan(try leftovers(of: [], departure).inByteOrder { $0.name }, nil)
  }

  private func plan(
    _ changes: [Change], _ manifest: Manifest?, after former: [String] = []
  ) -> WritePlan.FolderPlan {
    WritePlan.FolderPlan(
      path: path, changes: changes, oldManifest: oldManifest, manifestStatus: manifestStatus,
      known: known.listing(former),
      manifest: manifest, newManifest: manifest?.bytes, temporaries: temporaries)
  }

  // MARK: Comparing

  /// What has to happen for a file to be there.
  private func change(for file: GeneratedFile, _ hash: ContentHash) throws(WorkspaceError) -> Change {
    let entries = written[FileName.folded(file.name)] ?? []
    var change = Change(action: .create, reason: .new, folder: path, name: file.name, new: file.bytes)
    guard let folder, let status = try folder.status(of: file.name) else {
      if entries.contains(where: { $0.name == file.name }) { change.reason = .missing }
      return change
    }
    change.status = status
    guard status.type == .file else { return change.turned(.refuse, .inTheWay(status.type.text)) }
    let old = try folder.bytes(of: file.name)
    let holdsIt = old == file.bytes
    // A file that only changed the case of its name is deleted under the old one, so it is written in any case.
    if holdsIt, entries.allSatisfy({ $0.name == file.name }) {
      return Change(action: .unchanged, reason: .upToDate, folder: path, name: file.name)
    }
    change.old = old
    if !holdsIt, isConflict(old, of: file.name, between: entries) { return change.turned(.change, .conflicted) }
    if holdsIt || Self.isOne(of: entries, old) {
      let isOtherVersion = known.version != version && !known.version.isEmpty
      return change.turned(.change, isOtherVersion ? .otherVersion(known.version) : .outdated(sources: file.sources))
    }
    // How it would be without the edit.
    let standing = entries.contains { $0.hash == hash } ? Change.Standing.upToDate : .outdated
    return change.turned(force ? .change : .refuse, entries.isEmpty ? .foreign : .edited(standing))
  }

  /// What has to happen to the files that messagegen wrote and that are not among these any more.
  private func leftovers(of names: [String], _ departure: Departure) throws(WorkspaceError) -> [Change] {
    guard let folder else { return [] }
    let generated = Set(names)
    var changes: [Change] = []
    for (name, entries) in Dictionary(grouping: known.entries, by: \.name) where !generated.contains(name) {
      // What is no file of ours any more is left to its owner, and forgotten.
      guard let status = try folder.status(of: name), status.type == .file else { continue }
      let old = try folder.bytes(of: name)
      let isOurs = Self.isOne(of: entries, old) || isConflict(old, of: name, between: entries)
      let reason = departure.reason(isOurs, sources: entries[0].sources)
      let action = isOurs || force ? Change.Action.delete : .refuse
      changes.append(Change(action: action, reason: reason, folder: path, name: name, old: old, status: status))
    }
    return changes
  }

  /// Whether a text is nothing but a conflict of two that messagegen wrote.
  ///
  /// What git could merge is in it without markers. Then only git still has the sides, as long as the merge is not ended.
  private func isConflict(_ bytes: [UInt8], of name: String, between entries: [Manifest.Entry]) -> Bool {
    guard let text = ConflictedText(bytes) else { return false }
    if [text.ours, text.theirs].allSatisfy({ Self.isOne(of: entries, $0) }) { return true }
    guard let sides = Git(folder: root + "/" + path, revision: "").mergeSides(of: name),
      [sides.ours, sides.theirs].allSatisfy({ Self.isOne(of: entries, $0) })
    else { return false }
    return text.lines.isSubset(of: [sides.base ?? [], sides.ours, sides.theirs].flatMap(ConflictedText.lines))
  }

  private static func isOne(of entries: [Manifest.Entry], _ bytes: [UInt8]) -> Bool {
    let hash = ContentHash(bytes)
    return entries.contains { $0.hash == hash }
  }
}

/// Why files go that messagegen wrote.
enum Departure {
  case notGenerated
  /// Their folder is no output folder any more.
  case abandoned
  /// All are asked to go.
  case cleaned

  fileprivate func reason(_ isOurs: Bool, sources: [String]) -> WritePlan.Change.Reason {
    switch self {
    case .notGenerated: isOurs ? .notGenerated(sources: sources) : .edited(.notGenerated)
    case .abandoned: isOurs ? .abandoned : .edited(.notGenerated)
    case .cleaned: isOurs ? .cleaned(sources: sources) : .edited(.cleaned)
    }
  }
}

extension WritePlan.Change {
  fileprivate func turned(_ action: Action, _ reason: Reason) -> Self {
    var change = self
    (change.action, change.reason) = (action, reason)
    return change
  }
}
