import ArgumentParser
import SchemaReader
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
        messagegen lint - --stdin-path Schemas/RedPacket.yaml       as it stands in an editor
        messagegen lint --error-format short       one line for each finding
        messagegen lint --error-format sarif --output lint.sarif    for code scanning
        messagegen lint --only-rule missing-doc    the findings of one rule, even if it is off
        messagegen lint --write-baseline lint.baseline    take what is found now for known
        messagegen lint --baseline lint.baseline          what is found beside that
      """)

  @OptionGroup var project: ProjectOptions
  @Argument(
    help: "Files and folders to report on, relative to the configuration's folder; - for standard input; default: all.")
  var paths: [String] = []
  @Option(help: ArgumentHelp("The file that standard input stands for; else it is a schema more.", valueName: "path"))
  var stdinPath: String?

  @Option(help: ArgumentHelp("Write the findings to a file instead of the terminal.", valueName: "file"))
  var output: String?
  @Option(help: "The least severity that makes the exit code 1.")
  var failOn = FailureLevel.warning
  @Option(help: ArgumentHelp("Report on this rule alone; may be given more than once.", valueName: "id"))
  var onlyRule: [String] = []
  @OptionGroup var known: BaselineOptions

  func validate() throws {
    _ = try RuleFilter(onlyRule)
    if paths.contains(PathFilter.standardInput), paths.count > 1 {
      throw ValidationError("`-`, standard input, stands alone")
    }
    if stdinPath != nil, !isFromInput { throw ValidationError("--stdin-path is for `-`, standard input") }
    if known.writeBaseline != nil, !paths.isEmpty || !onlyRule.isEmpty {
      throw ValidationError("--write-baseline takes all findings, without paths and --only-rule")
    }
  }

  func run() throws {
    let run = Run(reporter: reporter)
    let read = try Project(config: project.config, unsaved: unsaved, progress: run.progress)
    let found = try PathFilter(paths, in: read).findings(RuleFilter(onlyRule).findings(of: read))
    let (findings, note) = try known.unknown(found, of: read)
    run.progress.clear()
    let report = try run.reporter.text(of: findings, in: read.files(for: project.errorFormat))
    if let output { try Workspace.write(report: report, to: output) } else { run.show(report) }
    let summary = FindingCount(findings).summary(schemas: read.schemaCount) + note + "\n"
    Terminal.write(summary, to: project.errorFormat.isDocument && output == nil ? .error : .output)
    if findings.contains(where: { $0.severity >= failOn.severity }) { throw ExitCodes.findings }
  }

  private var isFromInput: Bool { paths == [PathFilter.standardInput] }

  /// What stands in an editor.
  private var unsaved: UnsavedFile? {
    get throws {
      guard isFromInput else { return nil }
      return UnsavedFile(
        bytes: try Workspace.standardInput(limit: SchemaReader.maximumFileSize + 1 << 20), path: stdinPath)
    }
  }

  /// A file has no colours unless they are asked for.
  private var reporter: Reporter {
    let isPlain = output != nil && project.color != .always
    return Reporter(
      style: isPlain ? .plain : project.color.style, format: project.errorFormat, failing: failOn.severity)
  }
}
