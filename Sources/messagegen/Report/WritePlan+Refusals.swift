import SourceText
import Workspace

extension WritePlan {
  /// Whether there are files that only `--force` replaces.
  var needsForce: Bool { refused.contains { if case .inTheWay = $0.reason { false } else { true } } }

  /// What the user has to do before the files can be written; nil: nothing.
  var preparation: LocalizedText? {
    if refused.isEmpty { return nil }
    return needsForce
      ? LocalizedText("move your changes elsewhere", zh: "把你的修改移到别处")
      : LocalizedText("remove the conflicting file or folder", zh: "删除冲突的文件或文件夹")
  }
}
