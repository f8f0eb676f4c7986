extension Workspace {
  /// Compares what is to be in some folders with what is there; writes nothing.
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
      plans.append(try KnownFolder(output.path, of: self, version: version, force: force).plan(output.files))
    }
    return WritePlan(folders: plans)
  }

  /// The same for all output folders of a kind that the configuration names, and the removal of what messagegen wrote
  /// into others before.
  ///
  /// - Parameter others: folders that are known to be none any more, whatever manifests list.
  public func plan(
    allOf outputs: [OutputFolder], of kind: OutputFolder.Kind = .code, emptying others: [String] = [],
    version: String, force: Bool = false
  ) throws(WorkspaceError) -> WritePlan {
    let paths = outputs.map(\.path)
    try checkAreApart(paths + others)
    let emptied = try knownFolders(others, version: version, force: force)
    let known = try knownFolders(paths, version: version, force: force)
    let listed = try paths.map { path throws(WorkspaceError) in try Self.plain(path) }.inByteOrder { $0 }
    let former = try formerFolders(known, besides: emptied, of: kind)
    // First: as long as something of them is there, the others list them.
    var plans: [WritePlan.FolderPlan] = []
    for folder in try knownFolders(former, version: version, force: force) {
      plans.append(try folder.cleaningPlan(.abandoned))
    }
    for (folder, output) in zip(known, outputs) {
      plans.append(try folder.plan(output.files, listing: listed, of: kind, after: former))
    }
    return try WritePlan(folders: plans).and(cleaningPlan(emptied))
  }

  /// The removal of all that messagegen wrote into these folders, by their manifests.
  public func cleaningPlan(_ paths: [String], force: Bool = false) throws(WorkspaceError) -> WritePlan {
    try checkAreApart(paths)
    return try cleaningPlan(knownFolders(paths, version: "", force: force))
  }

  /// The same for all output folders of a kind that the configuration names, and those that it named before.
  public func cleaningPlan(
    allOf paths: [String], of kind: OutputFolder.Kind = .code, force: Bool = false
  ) throws(WorkspaceError) -> WritePlan {
    try checkAreApart(paths)
    let known = try knownFolders(paths, version: "", force: force)
    let former = try knownFolders(formerFolders(known, of: kind), version: "", force: force)
    return try cleaningPlan(former + known)
  }

  private func knownFolders(
    _ paths: [String], version: String, force: Bool
  ) throws(WorkspaceError) -> [KnownFolder] {
    try paths.map { path throws(WorkspaceError) in
      try KnownFolder(path, of: self, version: version, force: force)
    }
  }

  private func cleaningPlan(_ folders: [KnownFolder]) throws(WorkspaceError) -> WritePlan {
    WritePlan(folders: try folders.map { folder throws(WorkspaceError) in try folder.cleaningPlan(.cleaned) })
  }
}
