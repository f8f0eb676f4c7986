import SourceText

extension Run {
  /// Prints what is wrong with the record of releases that a project has read, and ends the run if anything is.
  func report(_ record: ReleaseRecord, of project: Project) throws {
    try report(record.findings, record.folder, of: project)
  }

  /// The same of the messages in it.
  func report(_ examples: ReleaseExamples, of project: Project) throws {
    try report(examples.findings, examples.folder, of: project)
  }

  private func report(_ findings: [Diagnostic], _ folder: String, of project: Project) throws {
    guard !findings.isEmpty else { return }
    show(reporter.text(of: findings, in: try project.files(for: reporter.format)))
    let count = FindingCount(findings).counts
    tell(
      LocalizedText(
        "\(count) in the record of releases, \(folder)\(nothingWritten)\n",
        zh: "发布记录 \(folder) 中有 \(count)\(nothingWritten)\n"
      ).text(in: language))
    throw ExitCodes.findings
  }
}
