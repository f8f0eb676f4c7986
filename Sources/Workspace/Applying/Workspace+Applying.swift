import SourceText

extension Workspace {
  /// Does what a plan says; nothing else writes into output folders. A plan that refuses something is not begun.
  ///
  /// In the first half every new content is written under a temporary name beside its place, the manifests with them: a
  /// disk that is full, or the run's end, changes nothing. The second half takes no room on the disk, and may end
  /// anywhere: the manifest first names what is there *and* what is to come, so that the next run knows each file as its
  /// own and does the rest; the last step leaves what is there now.
  ///
  /// - Parameters:
  ///   - files: what is to be the author's: written in the first half, too, and put in its place at the end.
  ///   - rewrites: other texts for files of the author's; put in their places just before those.
  public func apply(
    _ plan: WritePlan, creating files: [AuthoredFile] = [], rewriting rewrites: [Rewrite] = []
  ) throws(WorkspaceError) {
    if let refused = plan.refused.first {
      throw WorkspaceError(
        refused.path, "`\(refused.path)` \(refused.reason.text)", zh: "`\(refused.path)` \(refused.reason.text)",
        help: LocalizedText("use `--force` to replace it", zh: "使用 `--force` 覆盖它"))
    }
    let signals = BlockedSignals()
    defer { signals.release() }
    var writer = PlanWriter(self)
    do throws(WorkspaceError) {
      for folder in plan.folders { try writer.prepare(folder) }
      for rewrite in rewrites { try writer.prepare(rewrite) }
      for file in files { try writer.prepare(file) }
      try writer.checkIsAsPlanned()
      try writer.announce()
      try writer.rename()
      try writer.remove()
      try writer.finish()
      try writer.create()
    } catch {
      writer.takeBack()
      throw error
    }
  }
}
