import ArgumentParser
import Reports
import SchemaReader
import SourceText
import Workspace

/// Every problem in every schema.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check the schemas and the configuration.",
    discussion: """
      Exit codes: 0 no errors or warnings (see --fail-on), 1 errors or warnings, \
      2 could not run, 64 usage error.

      Examples:
        messagegen lint                             check everything
        messagegen lint Schemas/RedPacket.yaml      report only on this file
        messagegen lint --fix                       apply safe fixes
        messagegen lint --fix --diff                show fixes without writing
        messagegen lint --rule missing-doc          run one rule, even if off
        messagegen lint --baseline lint.baseline    hide recorded findings
        messagegen lint --write-baseline lint.baseline   record current findings
        messagegen lint --error-format short        one line per finding
        messagegen lint --error-format sarif --output lint.sarif
        messagegen lint - --stdin-path Schemas/Gift.yaml   check an editor buffer
      """)

  @Argument(
    help:
      "Files and folders to report on, relative to the configuration's folder; - for standard input. (default: all)",
    completion: .yamlFiles)
  var paths: [String] = []
  @Option(
    help: ArgumentHelp(
      "Path to assume for standard input. (default: an additional schema, <stdin>)", valueName: "path"),
    completion: .yamlFiles)
  var stdinPath: String?

  @Option(
    help: ArgumentHelp("Write findings to a file instead of the terminal.", valueName: "file"), completion: .file())
  var output: String?
  @Option(help: "Lowest severity that makes the command exit with 1.")
  var failOn = FailureLevel.warning
  @Option(
    help: ArgumentHelp(
      "Report only this rule and errors that prevent it from running; repeatable.", valueName: "id"),
    completion: .lintRuleIDs)
  var rule: [String] = []
  @OptionGroup var known: BaselineOptions

  @Flag(help: "Apply safe fixes, then report remaining findings.")
  var fix = false
  @Flag(help: "With --fix: print a unified diff instead of writing files.")
  var diff = false
  @Flag(help: "Print only errors, and the summary if the command fails.")
  var quiet = false
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    try project.refuseMarkdown()
    if paths.contains(PathFilter.standardInput), paths.count > 1 {
      throw ValidationError("`-` cannot be combined with paths", zh: "`-` 不能与路径同时使用")
    }
    if stdinPath != nil, !isFromInput {
      throw ValidationError("--stdin-path requires `-`", zh: "--stdin-path 需要 `-`")
    }
    if fix, isFromInput {
      throw ValidationError("--fix cannot be used with standard input", zh: "--fix 不能用于标准输入")
    }
    if diff, !fix { throw ValidationError("--diff requires --fix", zh: "--diff 需要 --fix") }
    if known.writeBaseline != nil, !paths.isEmpty || !rule.isEmpty {
      throw ValidationError(
        "--write-baseline cannot be combined with paths or --rule", zh: "--write-baseline 不能与路径或 --rule 同时使用")
    }
  }

  func run() throws {
    let run = Run(reporter: reporter, isQuiet: quiet)
    let scope = try LintScope(paths: paths, rules: RuleFilter(rule))
    let isWriting = fix && !diff || known.writeBaseline != nil
    let workspace = try Workspace.opened(configuration: project.config, isWriting: isWriting)
    let unsaved = try unsaved
    try run.checkVersion(by: unsaved?.asConfiguration(of: workspace) ?? workspace.configuration, of: workspace)
    let read = try Project(
      workspace, reading: [.findings, .templates, .releases], unsaved: unsaved, progress: run.progress)
    try read.check("--output", isNoInput: output, and: [known.baseline, known.writeBaseline].compactMap { $0 })
    try read.check("--write-baseline", isNoInput: known.writeBaseline)
    let fixed = fix ? try ProjectFix(read, scope: scope) : nil
    let now = diff ? read : fixed?.project ?? read
    // Before anything is written: a baseline that cannot be read ends the run.
    let (findings, notes) = try known.unknown(scope.findings(of: now), of: now)
    if !diff { try fixed?.write() }
    run.progress.clear()
    let files = try now.files(for: project.errorFormat)
    let report = diff ? fixed?.diff(run.style) ?? "" : run.reporter.text(of: run.wanted(findings), in: files)
    if let output { try Workspace.write(report: report, to: output) } else { run.show(report) }
    let checked = try now.checkedFiles(at: paths)
    let found =
      diff ? FindingCount(findings).summary(in: checked) : run.summary(of: findings, in: files, checked)
    let counted = notes.reduce(found) { LocalizedText("\($0); \($1)", zh: "\($0)；\($1)") }
    let fixes = fixed?.summary(isWritten: !diff, of: findings)
    let summary = [fixes, counted].compactMap { $0?.line(in: project.language) }.joined()
    let hasFailed = findings.contains { $0.severity >= failOn.severity }
    if !quiet || hasFailed {
      Terminal.write(summary, to: output == nil && (diff || project.errorFormat.isDocument) ? .error : .output)
    }
    if output == nil, !diff { run.hint(findings) }
    if hasFailed { throw ExitCodes.findings }
  }

  private var isFromInput: Bool { paths == [PathFilter.standardInput] }

  /// What is in an editor.
  private var unsaved: UnsavedFile? {
    get throws {
      guard isFromInput else { return nil }
      Terminal.sayWaiting(for: LocalizedText("a schema", zh: "schema"), in: project.language)
      return UnsavedFile(
        bytes: try Workspace.standardInput(limit: SchemaReader.maximumFileSize + 1 << 20), path: stdinPath)
    }
  }

  /// A file has no colors unless they are asked for.
  private var reporter: Reporter {
    let isPlain = output != nil && project.color != .always
    return Reporter(
      style: isPlain ? .plain : project.color.style, format: project.errorFormat, failing: failOn.severity,
      language: project.language)
  }
}
