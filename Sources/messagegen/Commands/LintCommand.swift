import ArgumentParser
import SourceText
import Workspace

/// Every problem in every schema.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check the schemas.",
    discussion: """
      Exit codes: 0 no errors and no warnings (or what --fail-on says), 1 errors or warnings, 2 could not run, 64 \
      wrong usage.

      Examples:
        messagegen lint                            everything
        messagegen lint Schemas/RedPacket.yaml     only what is found there; all schemas are read
        messagegen lint --error-format short       one line for each finding
        messagegen lint --error-format sarif --output lint.sarif    for code scanning
        messagegen lint --only-rule missing-doc    the findings of one rule, even if it is off
        messagegen lint --fix                      apply the fixes that are safe, show what remains
        messagegen lint --fix --diff               show what --fix would change; writes nothing
      """)

  @OptionGroup var project: ProjectOptions
  @Argument(help: "Files and folders to report on, relative to the configuration's folder; default: all.")
  var paths: [String] = []

  @Option(help: ArgumentHelp("Write the findings to a file instead of the terminal.", valueName: "file"))
  var output: String?
  @Option(help: "The least severity that makes the exit code 1.")
  var failOn = FailureLevel.warning
  @Option(help: ArgumentHelp("Report on this rule alone; may be given more than once.", valueName: "id"))
  var onlyRule: [String] = []

  @Flag(help: "Apply the fixes that are safe to the files, and report on what remains.")
  var fix = false
  @Flag(help: "With --fix: write nothing; print a unified diff instead of the findings.")
  var diff = false

  func validate() throws {
    _ = try RuleFilter(onlyRule)
    if diff, !fix { throw ValidationError("--diff shows what --fix would change; give both") }
  }

  func run() throws {
    let run = Run(reporter: reporter)
    let scope = try LintScope(paths: paths, rules: RuleFilter(onlyRule))
    let read = try Project(config: project.config, progress: run.progress)
    let fixed = fix ? try ProjectFix(read, scope: scope) : nil
    if !diff { try fixed?.write() }
    let now = diff ? read : fixed?.project ?? read
    let findings = try scope.findings(of: now)
    run.progress.clear()
    let report =
      try diff
      ? fixed?.diff(run.style) ?? "" : run.reporter.text(of: findings, in: now.files(for: project.errorFormat))
    if let output { try Workspace.write(report: report, to: output) } else { run.show(report) }
    let summaries = [fixed?.summary(isWritten: !diff), FindingCount(findings).summary(schemas: now.schemaCount)]
    let summary = summaries.compactMap { $0.map { $0.text(in: project.language) + "\n" } }.joined()
    Terminal.write(summary, to: output == nil && (diff || project.errorFormat.isDocument) ? .error : .output)
    if output == nil, !diff { run.hint(findings) }
    if findings.contains(where: { $0.severity >= failOn.severity }) { throw ExitCodes.findings }
  }

  /// A file has no colours unless they are asked for.
  private var reporter: Reporter {
    let isPlain = output != nil && project.color != .always
    return Reporter(
      style: isPlain ? .plain : project.color.style, format: project.errorFormat, failing: failOn.severity,
      language: project.language)
  }
}
