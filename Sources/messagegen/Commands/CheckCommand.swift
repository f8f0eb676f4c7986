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

      For builds, --stamp leaves an empty file after success. Only errors then make \
      the check fail: files that are not formatted are warnings, and --fail-on is \
      error by default.

      Exit codes: 0 all is well, 1 errors or warnings (see --fail-on; breaking \
      changes: errors), unformatted or out-of-date files, 2 could not run, 64 usage \
      error.

      Examples:
        messagegen check
        messagegen check --error-format github    annotate a pull request
        messagegen check --error-format gitlab >messagegen.json
        messagegen check --baseline lint.baseline
        messagegen check --quiet --stamp build/checked   in a build
      """)

  @Option(
    help: """
      Lowest severity of a finding that makes the command exit with 1. (default: warning; with --stamp: error)
      """)
  var failOn: FailureLevel?
  @Option(
    help: ArgumentHelp("Do not report findings recorded in this baseline.", valueName: "file"), completion: .file())
  var baseline: String?
  @Flag(help: "Print only errors and out-of-date files, and the summary if the command fails.")
  var quiet = false
  @Option(
    help: ArgumentHelp(
      "If the check succeeds, create this empty file, in an existing folder; one that is there is left as it is.",
      valueName: "file"),
    completion: .file())
  var stamp: String?
  @Flag(help: "Print the path of everything that the command reads, and check nothing.")
  var listInputs = false
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    try project.refuseMarkdown()
    if stamp?.isEmpty == true { throw ValidationError("--stamp must not be empty", zh: "--stamp 不能为空") }
  }

  func run() throws {
    if listInputs { return try printInputs() }
    let stampFile = try stamp.map(Self.stampFile)
    let isBuild = stampFile != nil
    let failing = (failOn ?? (isBuild ? .error : .warning)).severity
    let run = Run(
      reporter: Reporter(
        style: project.color.style, format: project.errorFormat, failing: failing, language: project.language),
      isQuiet: quiet, isWriting: false)
    let workspace = try run.open(project.config, isWriting: false)
    var read = try Project(workspace, reading: [.findings, .templates, .releases], progress: run.progress)
    let (findings, notes) =
      try baseline.map { try BaselineOptions.compare(read.findings, of: read, with: $0) } ?? (read.findings, [])
    if let stamp { try workspace.checkIsNotAmongInputs(stamp: stamp) }
    let examples = try read.hasErrors ? nil : read.releaseExamples()
    if let examples { try run.report(examples, of: read) }
    let breaking = try read.breakingReport(run)
    let check = try ProjectCheck(
      read, findings: findings, breaking: breaking, examples: examples,
      unformatted: isBuild ? .warning : .error, progress: run.progress)
    let outdated = check.outdated
    try show(check, outdated, in: run)
    let count = run.summary(of: findings, in: try read.files(for: project.errorFormat), read.checkedFiles)
    let summary = (notes + check.parts).reduce(count) { LocalizedText("\($0); \($1)", zh: "\($0)；\($1)") }
    let lines = [summary, check.remedy].compactMap { $0 }
    let hasFailed =
      breaking?.hasErrors == true || (findings + outdated.findings).contains { $0.severity >= failing }
    if !quiet || hasFailed { run.tell(lines.map { $0.line(in: project.language) }.joined()) }
    run.hint(check.allFindings)
    if hasFailed { throw ExitCodes.findings }
    try stampFile?.put()
  }

  /// People read lists of files; other readers get a finding for each.
  private func show(_ check: ProjectCheck, _ outdated: OutdatedFiles, in run: Run) throws {
    let files = try check.project.workspace.named(outdated.files, for: project.errorFormat)
    if project.errorFormat == .text {
      run.show(
        run.reporter.text(of: run.wanted(check.allFindings), in: files)
          + check.list(run.style, project.language, onlyErrors: quiet))
    } else {
      run.show(run.reporter.text(of: run.wanted(check.allFindings + outdated.findings), in: files))
    }
  }

  private func printInputs() throws {
    let workspace = try Workspace(configuration: project.config)
    let lists = XcodeLists.names.filter { (try? workspace.exists($0)) == true }
    let others = lists + [baseline.flatMap { workspace.path(of: $0) }].compactMap { $0 }
    Terminal.write(try workspace.checkInputs(and: others).map { $0 + "\n" }.joined(), to: .output)
  }

  /// A file that cannot be one is a wrong call, of which nothing comes.
  private static func stampFile(_ path: String) throws -> Stamp {
    do throws(WorkspaceError) { return try Stamp(path) } catch {
      throw Failure(message: error.message, help: error.help, exitCode: .validationFailure)
    }
  }
}
