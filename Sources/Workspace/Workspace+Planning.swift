import SourceText

extension Workspace {
  /// What a plan is made for.
  public enum Purpose: Sendable {
    /// Nothing is touched, no folder made.
    case looking
    /// The folders are made and kept locked against other runs until the plan is gone.
    case writing
  }

  /// Compares what is to be in the output folders with what is there.
  ///
  /// - Parameters:
  ///   - version: the tool's, for the manifests.
  ///   - force: edited and foreign files are replaced and deleted too.
  ///   - onWait: called with a folder that another run is writing to, before waiting for it.
  public func plan(
    _ outputs: [Output], version: String, for purpose: Purpose, force: Bool = false,
    onWait: (String) -> Void = { _ in }
  ) throws(WorkspaceError) -> WritePlan {
    for output in outputs { try FileName.check(output.files, in: output.folder) }
    let folders = try lockedFolders(outputs.map(\.folder), making: purpose == .writing, for: purpose, onWait: onWait)
    var plans: [WritePlan.FolderPlan] = []
    for (output, folder) in zip(outputs, folders) {
      let manifest = Manifest(version: version, of: output.files)
      plans.append(try plan(output, in: folder, version: version, manifest: manifest, force: force))
    }
    return WritePlan(folders: plans)
  }

  /// The removal of all that messagegen wrote into these folders, by their manifests.
  public func cleaningPlan(
    _ paths: [String], for purpose: Purpose, force: Bool = false, onWait: (String) -> Void = { _ in }
  ) throws(WorkspaceError) -> WritePlan {
    let folders = try lockedFolders(paths, making: false, for: purpose, onWait: onWait)
    var plans: [WritePlan.FolderPlan] = []
    for (path, folder) in zip(paths, folders) {
      plans.append(
        try plan(Output(folder: path, files: []), in: folder, version: "", manifest: nil, force: force))
    }
    return WritePlan(folders: plans)
  }

  private func plan(
    _ output: Output, in folder: Folder?, version: String, manifest: Manifest?, force: Bool
  ) throws(WorkspaceError) -> WritePlan.FolderPlan {
    var old: [UInt8]?
    if let folder, try folder.status(of: Manifest.name) != nil { old = try folder.bytes(of: Manifest.name) }
    let path = folder?.path ?? output.folder
    let known = try old.map { bytes throws(WorkspaceError) in
      try Manifest(reading: bytes, path: path + "/" + Manifest.name)
    }
    var plan = WritePlan.FolderPlan(
      folder: folder, path: path, oldManifest: old, known: known ?? Manifest(version: version), manifest: manifest,
      newManifest: manifest?.bytes)
    let comparison = FolderComparison(folder: folder, path: path, known: plan.known, version: version, force: force)
    plan.changes = try output.files.mapOnAllCores { (file) throws(WorkspaceError) in try comparison.change(for: file) }
    plan.changes += try comparison.leftovers(of: output.files, cleaning: manifest == nil)
    plan.changes.sort { $0.name.byteOrder($1.name) < 0 }
    return plan
  }
}
