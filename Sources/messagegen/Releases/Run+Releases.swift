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
        "\(count) in the record of releases, \(record.folder)\n", zh: "发布记录 \(record.folder) 中有 \(count)\n"
      ).text(in: language))
    throw ExitCodes.findings
  }
}

extension RecordedReleases {
  /// What there is to say where a release is needed, and none is there.
  var noRelease: Failure {
    Failure(
      message: LocalizedText("no release is recorded in `\(folder)`", zh: "`\(folder)` 中没有发布记录"),
      help: LocalizedText(
        "to take the schemas as they are for release 1.0, run `messagegen release 1.0`",
        zh: "运行 `messagegen release 1.0`，把现在的 schema 记录为版本 1.0"),
      exitCode: ExitCodes.couldNotRun)
  }
}
