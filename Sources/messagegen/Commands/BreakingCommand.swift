import ArgumentParser
import SourceText
import Workspace

/// Whom a change of the schemas breaks.
struct BreakingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "breaking",
    abstract: "Report which changes of the schemas break whom.",
    discussion: """
      Compares the schemas with those of another checkout, in both directions: what \
      apps with the other schemas make of new messages, and what becomes of theirs.

      Exit codes: 0 no errors (see --fail-on), 1 errors, 2 could not run, 64 usage \
      error.

      Examples:
        messagegen breaking --against ../main
        messagegen breaking --against ../android --fail-on warning
        messagegen breaking --against ../main --rule field-removed
        messagegen breaking --against ../main --error-format json
      """,
    shouldDisplay: false)

  @Option(
    help: ArgumentHelp("Folder of another checkout, with its messagegen.yaml.", valueName: "folder"),
    completion: .directory)
  var against: String
  @OptionGroup var options: BreakingOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    try options.checkRules()
    let run = options.run(project)
    let read = try Project(Workspace(configuration: project.config), progress: run.progress)
    guard let schema = read.schema, !read.hasErrors else { return try run.report(read) }
    let other = try OtherCheckout(against, from: read.filesAndTemplates.count)
    guard let release = other.release else {
      let files = try read.files(for: project.errorFormat) + other.files(for: project.errorFormat)
      run.show(run.reporter.text(of: other.findings.filter { $0.severity == .error }, in: files))
      throw Failure(
        message: LocalizedText("the schemas in `\(against)` have errors", zh: "`\(against)` 中的 schema 有错误"),
        help: LocalizedText("fix them there, or compare with another checkout", zh: "在那里修复，或与另一个检出比较"),
        exitCode: ExitCodes.couldNotRun)
    }
    let base = ComparedReleases(
      releases: [release], findings: [], name: .verbatim(against), files: other.files(for:))
    try BreakingReport(read, schema, against: base, options).end(run)
  }
}
