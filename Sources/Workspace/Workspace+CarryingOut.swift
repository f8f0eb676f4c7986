import SourceText

extension Workspace {
  /// Does what a plan made for writing says; `onStep` hears now and then how many steps of how many are done.
  ///
  /// A plan that refuses something is not begun. What is new on the disk is there already, staged: so there is no step
  /// that a full disk could keep from being done.
  ///
  /// - Parameter inputs: what the plan was made from, if nothing was found in it: the next run over the same finds a
  ///   receipt for them.
  public func carryOut(
    _ plan: WritePlan, of inputs: InputDigest? = nil, onStep: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) throws(WorkspaceError) {
    if let refused = plan.refused.first {
      throw WorkspaceError(refused.path, "`\(refused.path)` \(refused.reason)", help: "use `--force` to replace it")
    }
    var work: [(plan: WritePlan.FolderPlan, folder: Folder, steps: [[DiskStep]])] = []
    for plan in plan.folders {
      if let folder = plan.folder { work.append((plan, folder, try plan.steps())) }
      plan.store?.close()
    }
    let total = work.reduce(0) { $0 + $1.steps.reduce(0) { $0 + $1.count } }
    var done = 0
    for (plan, folder, steps) in work {
      for steps in steps {
        var rest = steps[...]
        while !rest.isEmpty {
          let next = rest.prefix(1024)
          _ = try next.map { (step) throws(WorkspaceError) in
            try step.perform(in: folder)
          }
          rest = rest.dropFirst(next.count)
          done += next.count
          onStep(done, total)
        }
      }
      try plan.store?.discard()
      try plan.manifest == nil ? removeIfEmpty(folder.path) : checkIsStillThere(folder)
    }
    guard let inputs else { return }
    for (plan, folder, _) in work {
      guard let manifest = plan.newManifest else { continue }
      folder.leave(Receipt(inputs: inputs, folder: plan.path, manifest: manifest))
    }
  }

  /// Files are written into the open folder, wherever it was moved meanwhile; that is not where they belong.
  private func checkIsStillThere(_ folder: Folder) throws(WorkspaceError) {
    guard try !isStillThere(folder) else { return }
    throw WorkspaceError(
      folder.path, "the output folder `\(folder.path)` was moved or removed while it was written to",
      help: "run `messagegen generate` again")
  }
}
