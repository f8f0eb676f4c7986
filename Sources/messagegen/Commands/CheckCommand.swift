import ArgumentParser
import Reports
import SourceText
import Workspace

/// Everything that a build server has to look at.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the schemas, their format and the generated code, for CI.",
    discussion: """
      Does in one run, and writes nothing, what these commands do:
        messagegen lint
        messagegen format --check
        messagegen generate --check      if there are targets and no errors
        messagegen json-schema --check   if JSON Schemas are beside the schemas
        messagegen docs --check          if there is a catalog and no errors
        messagegen breaking              if releases are recorded and no errors

      Exit codes: 0 all is well, 1 errors or warnings (see --fail-on; breaking \
      changes: errors), unformatted or out-of-date files, 2 could not run, 64 usage \
      error.

      Examples:
        messagegen check
        messagegen check --error-format github    annotate a pull request
        messagegen check --error-format gitlab >messagegen.json
        messagegen check --baseline lint.baseline
      """)

  @Option(help: "Lowest severity of a finding that makes the command exit with 1.")
  var failOn = FailureLevel.warning
  @Option(
    help: ArgumentHelp("Do not report findings recorded in this baseline.", valueName: "file"), completion: .file())
  var baseline: String?
  @Flag(help: "Print only errors and out-of-date files, and the summary if the command fails.")
  var quiet = false
  @OptionGroup var project: ProjectOptions

  func validate() throws { try project.refuseMarkdown() }

  func run() throws {
    let run = Run(
      reporter: Reporter(
        style: project.color.style, format: project.errorFormat, failing: failOn.severity, language: project.language),
      isQuiet: quiet, isWriting: false)
    let read = try Project(
      Workspace(configuration: project.config), withReleases: true, progress: run.progress)
    let (findings, notes) =
      try baseline.map { try BaselineOptions.compare(read.findings, of: read, with: $0) } ?? (read.findings, [])
    let examples = try read.hasErrors ? nil : read.releaseExamples()
    if let examples { try run.report(examples, of: read) }
    let breaking = try read.breakingReport(run)
    let check = try ProjectCheck(
      read, findings: findings, breaking: breaking, examples: examples, progress: run.progress)
    try show(check, in: run)
    let count = run.summary(of: findings, in: try read.files(for: project.errorFormat), read.checkedFiles)
    let summary = (notes + check.parts).reduce(count) { LocalizedText("\($0); \($1)", zh: "\($0)；\($1)") }
    let lines = [summary, check.remedy].compactMap { $0 }
    let hasFailed =
      findings.contains { $0.severity >= failOn.severity } || breaking?.hasErrors == true || !check.isUpToDate
    if !quiet || hasFailed { run.tell(lines.map { $0.line(in: project.language) }.joined()) }
    run.hint(check.allFindings)
    if hasFailed { throw ExitCodes.findings }
  }

  /// People read lists of files; other readers get a finding for each.
  private func show(_ check: ProjectCheck, in run: Run) throws {
    let outdated = check.outdated
    let files = try check.project.workspace.named(outdated.files, for: project.errorFormat)
    let findings = run.wanted(check.allFindings)
    if project.errorFormat == .text {
      run.show(run.reporter.text(of: findings, in: files) + check.list(run.style, project.language))
    } else {
      run.show(run.reporter.text(of: findings + outdated.findings, in: files))
    }
  }
}
