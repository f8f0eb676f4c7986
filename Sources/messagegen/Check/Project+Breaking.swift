import Evolution

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
    report.changes.removeAll { findings.contains($0.diagnostic) }
    report.findings.removeAll { findings.contains($0) }
    return report
  }
}
