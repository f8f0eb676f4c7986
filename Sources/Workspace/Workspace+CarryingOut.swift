extension Workspace {
  /// Does what a plan made for writing says; `onStep` hears how many steps of how many are done.
  ///
  /// A plan that refuses something is not begun.
  public func carryOut(
    _ plan: WritePlan, onStep: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) throws(WorkspaceError) {
    if let refused = plan.refused.first {
      throw WorkspaceError(refused.path, "`\(refused.path)` \(refused.reason)", help: "use `--force` to replace it")
    }
    let work = plan.folders.compactMap { plan in plan.folder.map { ($0, plan.steps) } }
    let total = work.reduce(0) { $0 + $1.1.count }
    var done = 0
    for (folder, steps) in work {
      for step in steps {
        try step.perform(in: folder)
        done += 1
        onStep(done, total)
      }
    }
  }
}
