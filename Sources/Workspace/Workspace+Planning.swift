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
    var plans: [WritePlan.FolderPlan] = []
    var seen: Set<FileStatus.Identity> = []
    for output in outputs {
      try FileName.check(output.files, in: output.folder)
      let folder = try outputFolder(output.folder, making: purpose == .writing)
      if let status = try folder?.status(of: "."), !seen.insert(status.identity).inserted {
        throw WorkspaceError(
          output.folder, "two targets write into `\(output.folder)`", help: "give each target a `path:` of its own")
      }
      try folder?.lock(exclusively: purpose == .writing) { onWait(output.folder) }
      plans.append(try plan(output, in: folder, version: version, force: force))
    }
    return WritePlan(folders: plans)
  }

  private func plan(
    _ output: Output, in folder: Folder?, version: String, force: Bool
  ) throws(WorkspaceError) -> WritePlan.FolderPlan {
    var old: [UInt8]?
    if let folder, try folder.status(of: Manifest.name) != nil { old = try folder.bytes(of: Manifest.name) }
    let path = folder?.path ?? output.folder
    let known = try old.map { bytes throws(WorkspaceError) in
      try Manifest(reading: bytes, path: path + "/" + Manifest.name)
    }
    var plan = WritePlan.FolderPlan(
      folder: folder, path: path, oldManifest: old, known: known ?? Manifest(version: version),
      manifest: Manifest(version: version, of: output.files))
    let comparison = FolderComparison(folder: folder, path: path, known: plan.known, version: version, force: force)
    for file in output.files { plan.changes.append(try comparison.change(for: file)) }
    plan.changes += try comparison.leftovers(of: output.files)
    plan.changes.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return plan
  }
}
