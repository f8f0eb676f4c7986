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

      A revision is read by git, whatever is checked out.

      Exit codes: 0 no errors (see --fail-on), 1 errors, 2 could not run, 64 usage \
      error.

      Examples:
        messagegen breaking --against-git origin/main
        messagegen breaking --against ../main
        messagegen breaking --against ../android --fail-on warning
        messagegen breaking --against ../main --rule field-removed
        messagegen breaking --against ../main --error-format json
      """,
    shouldDisplay: false)

  @Option(
    help: ArgumentHelp("Folder of another checkout, with its messagegen.yaml.", valueName: "folder"),
    completion: .directory)
  var against: String?
  @Option(help: ArgumentHelp("Git revision; nothing is fetched.", valueName: "revision"))
  var againstGit: String?
  @OptionGroup var options: BreakingOptions
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if against != nil, againstGit != nil {
      throw ValidationError(
        LocalizedText(
          "--against and --against-git cannot be used together", zh: "--against 和 --against-git 不能同时使用"))
    }
    if against == nil, againstGit == nil {
      throw ValidationError(
        LocalizedText("missing --against or --against-git", zh: "缺少 --against 或 --against-git"))
    }
  }

  func run() throws {
    try options.checkRules()
    let run = options.run(project)
    let read = try Project(Workspace(configuration: project.config), progress: run.progress)
    guard let schema = read.schema, !read.hasErrors else { return try run.report(read) }
    let other = try other(than: read)
    guard let release = other.release else {
      let files = try read.files(for: project.errorFormat) + other.files(for: project.errorFormat)
      run.show(run.reporter.text(of: other.findings.filter { $0.severity == .error }, in: files))
      throw other.failure
    }
    let base = ComparedReleases(
      releases: [release], findings: [], name: .verbatim(other.name), files: other.files(for:))
    try BreakingReport(read, schema, against: base, options).end(run)
  }

  private func other(than project: Project) throws -> OtherCheckout {
    let first = project.filesAndTemplates.count
    if let againstGit { return try OtherCheckout(revision: againstGit, of: project.workspace, from: first) }
    return try OtherCheckout(folder: against ?? ".", from: first)
  }
}
