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

  func validate() throws { _ = try RuleFilter(onlyRule) }

  func run() throws {
    let run = Run(reporter: reporter)
    let read = try Project(config: project.config, progress: run.progress)
    let findings = try PathFilter(paths, files: read.files).findings(RuleFilter(onlyRule).findings(of: read))
    run.progress.clear()
    let report = try run.reporter.text(of: findings, in: read.files(for: project.errorFormat))
    if let output { try Workspace.write(report: report, to: output) } else { run.show(report) }
    let summary = FindingCount(findings).summary(schemas: read.schemaCount).text(in: project.language) + "\n"
    Terminal.write(summary, to: project.errorFormat.isDocument && output == nil ? .error : .output)
    if output == nil { run.hint(findings) }
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
