import SourceText
import Workspace

/// A write plan for people: as a list, as diffs, or what of it is refused.
struct PlanText {
  let plan: WritePlan
  let style: TextStyle
  /// Of a refused file.
  private static let shownLines = 40

  init(_ plan: WritePlan, style: TextStyle) {
    self.plan = plan
    self.style = style
  }

  /// A line for each file that is not as it should be, with the reason; a manifest only where nothing else is, or if it goes.
  func list() -> String {
    let files = plan.changes.filter { $0.action != .unchanged }
    let manifests = plan.manifestChanges.filter { files.isEmpty || $0.action == .delete }
    return (files + manifests).map { change in
      let action = change.action.rawValue
      return action + String(repeating: " ", count: 8 - action.utf8.count) + "\(change.path): \(change.reason)\n"
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
      return shown + (rest > 0 ? "\n… \(rest) more lines; see `\(command) --diff`\n" : "")
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
      case .inTheWay: ""
      case .edited(.upToDate): "; with `--force` the edit is taken back:"
      case .edited(.outdated): "; the diff has both, and with `--force` the file becomes:"
      case .edited(.notGenerated), .edited(.cleaned): "; with `--force` it is deleted:"
      default: "; with `--force` it becomes:"
      }
    return "`\(change.path)` \(change.reason)\(outcome)\n"
  }
}
