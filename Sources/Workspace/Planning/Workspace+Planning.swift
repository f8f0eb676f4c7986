extension Workspace {
  /// Compares what is to be in the output folders with what is there; writes nothing.
  ///
  /// - Parameters:
  ///   - version: the tool's, for the manifests.
  ///   - force: edited and foreign files are replaced and deleted too.
  public func plan(
    _ outputs: [OutputFolder], version: String, force: Bool = false
  ) throws(WorkspaceError) -> WritePlan {
    try checkAreApart(outputs.map(\.path))
    var plans: [WritePlan.FolderPlan] = []
    for output in outputs {
      let known = try KnownFolder(output.path, of: self, version: version, force: force)
      plans.append(try known.plan(output.files, version: version, force: force))
    }
    return WritePlan(folders: plans)
  }

  /// The removal of all that messagegen wrote into these folders, by their manifests.
  public func cleaningPlan(_ paths: [String], force: Bool = false) throws(WorkspaceError) -> WritePlan {
    try checkAreApart(paths)
    var plans: [WritePlan.FolderPlan] = []
    for path in paths {
      plans.append(try KnownFolder(path, of: self, version: "", force: force).cleaningPlan(force: force))
    }
    return WritePlan(folders: plans)
  }
}
