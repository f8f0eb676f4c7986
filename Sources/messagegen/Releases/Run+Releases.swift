import SourceText

extension Run {
  /// Prints what is wrong with the record of a project's releases, and ends the run if anything is.
  func report(_ record: RecordedReleases, of project: Project) throws {
    guard !record.findings.isEmpty else { return }
    let files = try project.files(for: reporter.format) + project.workspace.named(record.files, for: reporter.format)
    show(reporter.text(of: record.findings, in: files))
    let count = FindingCount(record.findings).counts
    tell(
      LocalizedText(
        "\(count) in the record of releases, \(record.folder); nothing was written\n",
        zh: "发布记录 \(record.folder) 中有 \(count)；没有写入任何文件\n"
      ).text(in: language))
    throw ExitCodes.findings
  }
}
