import Reports
import SourceText
import Workspace

/// A write plan for people: as a list, as diffs, or what of it is refused.
struct PlanText {
  let plan: WritePlan
  let style: TextStyle
  let language: Language
  /// Of a refused file.
  private static let shownLines = 40

  /// A line for each file that is not as it should be, with the reason; a manifest only where nothing else is, or if it goes.
  func list() -> String {
    let files = plan.changes.filter { $0.action != .unchanged }
    let manifests = plan.manifestChanges.filter { files.isEmpty || $0.action == .delete }
    return (files + manifests).map { change in
      let (column, reason) = (change.action.rawValue.padding(to: 8), change.reason.text)
      let line = LocalizedText(
        "\(column)\(change.path): \(reason)\n", zh: "\(Self.chinese(change.action)) \(change.path)：\(reason)\n")
      return TerminalText.shown(lines: line.text(in: language))
    }.joined()
  }

  /// A unified diff of all files that would change.
  func diffs() -> String {
    plan.changes.filter { $0.action != .unchanged }.map { diff($0) }.joined()
  }

  /// What is refused and why, each with the beginning of its diff; `command` shows the rest with `--diff`.
  func refusals(of command: String) -> String {
    plan.refused.map { change in
      let lines = diff(change).split(separator: "\n", omittingEmptySubsequences: false)
      let shown = lines.prefix(Self.shownLines).joined(separator: "\n")
      let rest = lines.count - 1 - Self.shownLines
      let note = LocalizedText(
        "\n… \(rest) more lines; see `\(command) --diff`\n", zh: "\n… 还有 \(rest) 行，见 `\(command) --diff`\n")
      return shown + (rest > 0 ? note.text(in: language) : "")
    }.joined(separator: "\n")
  }

  private func diff(_ change: WritePlan.Change) -> String {
    if case .inTheWay = change.reason { return title(of: change) }
    return title(of: change) + UnifiedDiff(old: change.old, new: change.new, path: change.path).text(style)
  }

  /// What a diff is about that starts from what somebody else wrote; `patch` skips the line.
  ///
  /// Of what messagegen wrote last only the hash is known; so an edit is seen by itself only where nothing else changes.
  private func title(of change: WritePlan.Change) -> String {
    guard change.action == .refuse else { return "" }
    let outcome =
      switch change.reason {
      case .inTheWay: LocalizedText.verbatim("")
      case .edited(.upToDate):
        LocalizedText("; with `--force` the edit is taken back:", zh: "；使用 `--force` 会撤销这些修改：")
      case .edited(.outdated):
        LocalizedText(
          "; the diff has both, and with `--force` the file becomes:", zh: "；差异包含两者，使用 `--force` 后文件变为：")
      case .edited(.notGenerated), .edited(.cleaned):
        LocalizedText("; with `--force` it is deleted:", zh: "；使用 `--force` 会删除它：")
      default: LocalizedText("; with `--force` it becomes:", zh: "；使用 `--force` 后文件变为：")
      }
    let path = TerminalText.shown(change.path)
    return "`\(path)` \(change.reason.text.text(in: language))\(outcome.text(in: language))\n"
  }

  private static func chinese(_ action: WritePlan.Change.Action) -> String {
    switch action {
    case .create: "新增"
    case .change: "修改"
    case .unchanged: "不变"
    case .delete: "删除"
    case .refuse: "拒绝"
    }
  }
}

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
