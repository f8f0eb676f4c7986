import SourceText

extension Workspace {
  /// Does what a plan made for writing says; `onStep` hears now and then how many steps of how many are done.
  ///
  /// A plan that refuses something is not begun.
  ///
  /// - Parameter inputs: what the plan was made from, if nothing was found in it: the next run over the same finds a
  ///   receipt for them.
  public func carryOut(
    _ plan: WritePlan, of inputs: InputDigest? = nil, onStep: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) throws(WorkspaceError) {
    if let refused = plan.refused.first {
      throw WorkspaceError(refused.path, "`\(refused.path)` \(refused.reason)", help: "use `--force` to replace it")
    }
    let work = plan.folders.compactMap { plan in plan.folder.map { (plan, $0, plan.stages) } }
    let total = work.reduce(0) { $0 + $1.2.reduce(0) { $0 + $1.count } }
    var done = 0
    for (plan, folder, stages) in work {
      for stage in stages {
        for steps in stage.inRounds() {
          try Self.perform(steps, in: folder)
          done += steps.count
          onStep(done, total)
        }
      }
      try plan.manifest == nil ? removeIfEmpty(folder) : checkIsStillThere(folder)
    }
    guard let inputs else { return }
    for (plan, folder, _) in work {
      guard let manifest = plan.newManifest else { continue }
      folder.leave(Receipt(inputs: inputs, folder: plan.path, manifest: manifest))
    }
  }

  /// Does steps on all cores, each with a temporary file of its own; after an error the rest of a core's steps is left.
  private static func perform(_ steps: ArraySlice<DiskStep>, in folder: Folder) throws(WorkspaceError) {
    _ = try steps.shares().mapOnAllCores(chunk: 1) { (share) throws(WorkspaceError) in
      for step in share.steps { try step.perform(in: folder, by: share.temporary) }
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

/// What one core does of the steps.
private struct Share: Sendable {
  let steps: ArraySlice<DiskStep>
  let temporary: String

  static let size = 16
}

extension [DiskStep] {
  /// As many steps at a time as there are shares to be had.
  fileprivate func inRounds() -> [ArraySlice<DiskStep>] {
    let size = Share.size * Folder.temporaryNames.count
    return stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}

extension ArraySlice<DiskStep> {
  fileprivate func shares() -> [Share] {
    zip(stride(from: startIndex, to: endIndex, by: Share.size), Folder.temporaryNames).map { start, temporary in
      Share(steps: self[start..<Swift.min(start + Share.size, endIndex)], temporary: temporary)
    }
  }
}
