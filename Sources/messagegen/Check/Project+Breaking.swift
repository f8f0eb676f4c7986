import Evolution
import SourceText

extension Project {
  /// Whom the schemas break of what was released, as `breaking` alone says it; nil: nothing was released, or there are
  /// errors.
  func breakingReport(_ run: Run) throws -> BreakingReport? {
    guard let schema, !hasErrors, let record, let pairs else { return nil }
    var report = BreakingReport(
      self, schema, against: record.compared(), try BreakingOptions.parse([]), pairs: pairs)
    try report.apply(record.accepted, accepting: try AcceptOptions.parse([]), in: schema, run)
    // Lint has said what both of them find.
    func isKnown(_ id: String, _ range: SourceRange) -> Bool {
      findings.contains { $0.id == id && $0.range == range }
    }
    report.leaveOut(isKnown)
    return report.illustrated
  }
}
