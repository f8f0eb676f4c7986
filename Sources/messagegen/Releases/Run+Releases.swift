import SourceText

extension Run {
  /// Prints what is wrong with the record of a project's releases, and ends the run if anything is.
  func report(_ record: ReleaseRecord, of project: Project) throws {
    try report(record.findings, in: record.files, record.folder, of: project)
  }

  /// The same of the messages in it.
  func report(_ examples: ReleaseExamples, of project: Project) throws {
    try report(examples.findings, in: examples.files, examples.folder, of: project)
  }

  private func report(
    _ findings: [Diagnostic], in files: [SourceFile], _ folder: String, of project: Project
  ) throws {
    guard !findings.isEmpty else { return }
    let files = try project.workspace.named(project.filesAndTemplates + files, for: reporter.format)
    show(reporter.text(of: findings, in: files))
    let count = FindingCount(findings).counts
    tell(
      LocalizedText(
        "\(count) in the record of releases, \(folder)\(nothingWritten)\n",
        zh: "发布记录 \(folder) 中有 \(count)\(nothingWritten)\n"
      ).text(in: language))
    throw ExitCodes.findings
  }
}
