import Workspace

/// What a run did, in a line.
struct RunSummary {
  private let what: String

  init(_ plan: WritePlan, schemas: Int) {
    let actions: [(WritePlan.Change.Action, String)] = [
      (.create, "new"), (.change, "changed"), (.unchanged, "unchanged"), (.delete, "deleted"),
    ]
    let details = actions.map { (plan.count(of: $0.0), $0.1) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let count = plan.changes.count { $0.action != .delete }
    what =
      "generated \(FindingCount.text(count, "file"))"
      + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
      + " from \(FindingCount.text(schemas, "schema"))"
  }

  /// Of a run that removed what is generated.
  init(cleaning plan: WritePlan) {
    let count = plan.count(of: .delete)
    let isClean = count == 0 && plan.manifestChanges.isEmpty
    what = isClean ? "there is nothing to remove" : "removed \(FindingCount.text(count, "generated file"))"
  }

  private init(_ what: String) { self.what = what }

  static func upToDate(_ plan: WritePlan) -> RunSummary {
    RunSummary("checked \(FindingCount.text(plan.changes.count, "file")): all up to date")
  }

  func text(in elapsed: Duration) -> String {
    let microseconds = elapsed.components.seconds * 1_000_000 + elapsed.components.attoseconds / 1_000_000_000_000
    let milliseconds = microseconds / 1000
    if milliseconds >= 10_000 { return "\(what) in \(milliseconds / 1000) s" }
    return milliseconds > 0 ? "\(what) in \(milliseconds) ms" : "\(what) in less than 1 ms"
  }
}
