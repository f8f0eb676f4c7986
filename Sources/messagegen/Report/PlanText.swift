import SourceText
import Workspace

/// A write plan for people: as a list, as diffs, or what of it is refused.
struct PlanText {
  let plan: WritePlan
  let style: TextStyle
  /// Of the diff of a refused file.
  private static let shownLines = 40

  init(_ plan: WritePlan, style: TextStyle) {
    self.plan = plan
    self.style = style
  }

  /// A line for each file that is not as it should be, with the reason; a manifest only where nothing else is.
  func list() -> String {
    let changes = plan.changes.filter { $0.action != .unchanged }
    let files = changes.map { line($0.action.rawValue, $0.path, "\($0.reason)") }
    let manifests = plan.staleManifests.map { line("change", $0, "does not list what is there") }
    return (files.isEmpty ? manifests : files).joined()
  }

  /// A unified diff of all files that would change.
  func diffs() throws -> String {
    try plan.changes.filter { $0.action != .unchanged }.map { try diff($0) }.joined()
  }

  /// What is refused and why, each with the beginning of its diff.
  func refusals() throws -> String {
    try plan.refused.map { change in
      let lines = try diff(change).split(separator: "\n", omittingEmptySubsequences: false)
      let shown = lines.prefix(Self.shownLines).joined(separator: "\n")
      let rest = lines.count - 1 - Self.shownLines
      let more = rest > 0 ? "\n… \(rest) more lines; see `messagegen generate --diff`\n" : ""
      return "`\(change.path)` \(change.reason)\n" + shown + more
    }.joined(separator: "\n")
  }

  private func line(_ action: String, _ path: String, _ reason: String) -> String {
    action + String(repeating: " ", count: 8 - action.utf8.count) + path + ": " + reason + "\n"
  }

  private func diff(_ change: WritePlan.Change) throws -> String {
    if case .inTheWay = change.reason { return "" }
    let (old, new) = try plan.contents(of: change)
    return UnifiedDiff(old: old, new: new, path: change.path).text(style)
  }
}
