import Evolution
import SourceText

extension Project {
  /// Whom the schemas break of what was released, as `breaking` alone says it; nil: nothing was released, or there are
  /// errors.
  func breakingReport(_ run: Run) throws -> BreakingReport? {
    guard let schema, !hasErrors, let record = try recordedReleases(), !record.isEmpty, record.findings.isEmpty else {
      return nil
    }
    var report = BreakingReport(self, schema, against: record.compared(in: self), try BreakingOptions.parse([]))
    let file = try AcceptanceFile(in: record.folder, of: workspace, id: record.nextID)
    try report.apply(file, accepting: try AcceptOptions.parse([]), in: schema, run)
    // Lint has said what both of them find.
    func isKnown(_ found: Diagnostic) -> Bool { findings.contains { $0.id == found.id && $0.range == found.range } }
    report.changes.removeAll { isKnown($0.diagnostic) }
    report.findings.removeAll(where: isKnown)
    return report
  }
}
