import ArgumentParser
import Evolution
import SourceText
import Workspace

/// Whom a change of the schemas breaks.
struct BreakingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "breaking",
    abstract: "Report which changes of the schemas break whom.",
    discussion: """
      Compares the schemas with all recorded releases, or with those of another \
      checkout, in both directions: what apps with the other schemas make of new \
      messages, and what becomes of theirs.

      Exit codes: 0 no errors (see --fail-on), 1 errors, 2 could not run, 64 usage \
      error.

      Examples:
        messagegen breaking
        messagegen breaking --against ../main
        messagegen breaking --against ../android --fail-on warning
      """,
    shouldDisplay: false)

  @Option(
    help: ArgumentHelp(
      "Folder of another checkout, with its messagegen.yaml. (default: recorded releases)", valueName: "folder"),
    completion: .directory)
  var against: String?
  @Option(help: "Lowest severity that makes the command exit with 1.")
  var failOn = FailureLevel.error
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let run = Run(
      reporter: Reporter(
        style: project.color.style, format: project.errorFormat, failing: failOn.severity, language: project.language))
    let read = try Project(Workspace(configuration: project.config), progress: run.progress)
    if read.hasErrors { try run.report(read) }
    if let against {
      try compare(read, with: OtherCheckout(against, from: read.filesAndTemplates.count), at: against, run)
    } else if let record = try read.recordedReleases() {
      try compare(read, with: record, run)
    }
  }

  private func compare(_ read: Project, with record: RecordedReleases, _ run: Run) throws {
    if record.isEmpty { throw record.noRelease }
    try run.report(record, of: read)
    let files = try read.files(for: project.errorFormat) + read.workspace.named(record.files, for: project.errorFormat)
    let count = record.releases.count
    try end(
      run, read, record.releases, files,
      against: LocalizedText("\(FindingCount.text(count, "release"))", zh: "\(count) 个已发布的版本"))
  }

  private func compare(_ read: Project, with other: OtherCheckout, at folder: String, _ run: Run) throws {
    let files = try read.files(for: project.errorFormat) + other.files(for: project.errorFormat)
    guard let release = other.release else {
      run.show(run.reporter.text(of: other.findings.filter { $0.severity == .error }, in: files))
      throw Failure(
        message: LocalizedText("the schemas in `\(folder)` have errors", zh: "`\(folder)` 中的 schema 有错误"),
        help: LocalizedText("fix them there, or compare with another checkout", zh: "在那里修复，或与另一个检出比较"),
        exitCode: ExitCodes.couldNotRun)
    }
    try end(run, read, [release], files, against: LocalizedText("\(folder)", zh: "\(folder) "))
  }

  private func end(
    _ run: Run, _ read: Project, _ releases: [Release], _ files: [SourceFile], against: LocalizedText
  ) throws {
    guard let schema = read.schema else { return }
    let findings = Evolution.compare(schema, with: releases).map(\.diagnostic)
    run.show(run.reporter.text(of: findings, in: files))
    run.tell(FindingCount(findings).summary(against: against).text(in: project.language) + "\n")
    if findings.contains(where: { $0.severity >= failOn.severity }) { throw ExitCodes.findings }
  }
}
