import SourceText

extension Workspace {
  /// What a plan is made for.
  public enum Purpose: Sendable {
    /// Nothing is touched, no folder made.
    case looking
    /// The folders are kept locked against other runs until the plan is gone. New contents are staged in them, new
    /// folders filled under a hidden name; a plan that is not carried out takes all that away again.
    case writing
  }

  /// Compares what is to be in the output folders with what is there.
  ///
  /// - Parameters:
  ///   - paths: of the folders, relative to the configuration's.
  ///   - version: the tool's, for the manifests.
  ///   - force: edited and foreign files are replaced and deleted too.
  ///   - onWait: called with a folder that another run is writing to, before waiting for it.
  ///   - fill: lets a folder, by its place among the paths, take all its files, in any order.
  public func plan(
    _ paths: [String], version: String, for purpose: Purpose, force: Bool = false,
    onWait: (String) -> Void = { _ in }, fill: (_ number: Int, _ folder: OutputFolder) throws -> Void
  ) throws -> WritePlan {
    let places = try lockedFolders(paths, making: purpose == .writing, for: purpose, onWait: onWait)
    do {
      var plans: [WritePlan.FolderPlan] = []
      for (number, place) in places.enumerated() {
        let output = try OpenedOutput(place, of: self, for: purpose, version: version, force: force)
        plans.append(try output.plan(version: version) { folder in try fill(number, folder) })
      }
      return WritePlan(folders: plans)
    } catch {
      // What is wrong is what is said, not whether this can be done.
      for place in places.reversed() {
        try? place.new?.discard()
        try? removeIfEmpty(place.path, limit: place.made)
      }
      throw error
    }
  }

  /// The removal of all that messagegen wrote into these folders, by their manifests.
  public func cleaningPlan(
    _ paths: [String], for purpose: Purpose, force: Bool = false, onWait: (String) -> Void = { _ in }
  ) throws(WorkspaceError) -> WritePlan {
    var plans: [WritePlan.FolderPlan] = []
    for place in try lockedFolders(paths, making: false, for: purpose, onWait: onWait) {
      plans.append(try OpenedOutput(place, of: self, for: purpose, version: "", force: force).cleaningPlan())
    }
    return WritePlan(folders: plans)
  }
}

/// An output folder with what its manifest says, from which its plan is made.
private struct OpenedOutput {
  let folder: OutputFolder
  private let oldManifest: [UInt8]?
  private let known: Manifest
  /// The path of the configuration from the folder.
  private let configuration: String
  private var comparison: FolderComparison { folder.comparison }

  init(
    _ place: Workspace.OutputPlace, of workspace: Workspace, for purpose: Workspace.Purpose, version: String,
    force: Bool
  ) throws(WorkspaceError) {
    let store = try purpose == .writing ? Store(of: place) : nil
    let path = place.folder?.path ?? place.path
    if let folder = place.folder, let status = try folder.status(of: Manifest.name) {
      guard status.kind == .file else {
        let name = folder.pathOf(Manifest.name)
        throw WorkspaceError(name, "`\(name)` is a \(status.kind.rawValue), no file", help: "remove it")
      }
      oldManifest = try folder.bytes(of: Manifest.name)
    } else {
      oldManifest = nil
    }
    known =
      try oldManifest.map { bytes throws(WorkspaceError) in
        try Manifest(reading: bytes, path: path + "/" + Manifest.name)
      } ?? Manifest(version: version)
    configuration = try workspace.configuration(from: place.path)
    if !force, let folder = place.folder, let other = known.otherOwner(than: configuration, in: folder) {
      throw workspace.isOwned(place.path, by: other)
    }
    let comparison = FolderComparison(
      folder: place.folder, path: path, known: known, version: version, force: force)
    folder = OutputFolder(comparison, store)
  }

  func plan(version: String, fill: (OutputFolder) throws -> Void) throws -> WritePlan.FolderPlan {
    do { try fill(folder) } catch {
      try checkNames(folder.inOrder.entries.map(\.name))
      throw error
    }
    folder.store?.close()
    let (generated, entries) = folder.inOrder
    let names = entries.map(\.name)
    try checkNames(names)
    let leftovers = try comparison.leftovers(of: names, cleaning: false)
    let changes = leftovers.isEmpty ? generated : (generated + leftovers).inByteOrder { $0.name }
    return plan(changes, Manifest(version: version, configurations: [configuration], entries: entries))
  }

  private func checkNames(_ names: [String]) throws(WorkspaceError) {
    try FileName.checkAreApart(names, in: comparison.path)
  }

  func cleaningPlan() throws(WorkspaceError) -> WritePlan.FolderPlan {
    plan(try comparison.leftovers(of: [], cleaning: true).inByteOrder { $0.name }, nil)
  }

  private func plan(_ changes: [WritePlan.Change], _ manifest: Manifest?) -> WritePlan.FolderPlan {
    WritePlan.FolderPlan(
      folder: comparison.folder, store: folder.store, path: comparison.path, changes: changes,
      oldManifest: oldManifest, known: known, manifest: manifest, newManifest: manifest?.bytes)
  }
}
