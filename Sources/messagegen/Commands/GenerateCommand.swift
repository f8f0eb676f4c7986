import ArgumentParser
import SourceText
import Workspace

/// Schemas in, Swift out.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write the Swift code of all schemas.",
    discussion: """
      Only changed files are written, each in one step. A generated file that was edited by hand is never replaced or \
      deleted without --force: it is shown with a diff, and nothing is written.

      Examples:
        messagegen generate                    write what has changed
        messagegen generate --check            exit with 1 if anything would change (for continuous integration)
        messagegen generate --check --error-format github  annotate such files
        messagegen generate --diff             show what would change
        messagegen generate --dry-run          list what would change
        messagegen generate --force            replace files that were edited by hand, too
        messagegen generate --watch            write what has changed whenever something changes, until Ctrl-C
        messagegen generate --clean            remove what is generated; with --dry-run, list it
      """)

  @OptionGroup var project: ProjectOptions
  @Argument(help: ArgumentHelp("None are taken; the error says what to do instead.", visibility: .hidden))
  var paths: [String] = []
  @Flag(help: "Write nothing; exit with 1 if a file would change.")
  var check = false
  @Flag(help: "Write nothing; print a unified diff.")
  var diff = false
  @Flag(help: "Write nothing; list what would be done.")
  var dryRun = false
  @Flag(help: "Replace and delete files that were edited by hand, or that are not messagegen's, too.")
  var force = false
  @Flag(help: "Generate again whenever a schema, the configuration or a template of yours changes.")
  var watch = false
  @Flag(help: "Remove the generated files, the manifest, and folders that are then empty. The schemas may be broken.")
  var clean = false
  @Flag(help: "Print errors alone.")
  var quiet = false
  @Flag(help: "Say why each file is written.")
  var verbose = false

  @Flag(help: ArgumentHelp("Write nothing; print what fills the templates of each file.", visibility: .hidden))
  var dumpViews = false

  func validate() throws {
    if project.errorFormat == .gitlab {
      if !check || diff || dryRun {
        throw ValidationError("`--error-format gitlab` is for `generate --check` and `messagegen lint`")
      }
    } else {
      try project.refuseDocuments()
    }
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
    if watch, isLooking || clean {
      throw ValidationError("--watch writes; it excludes --check, --diff, --dry-run and --clean")
    }
    if clean, check { throw ValidationError("--clean and --check exclude each other; --clean --dry-run lists") }
  }

  func run() throws {
    try refusePaths()
    if watch { try keepGenerating() }
    let run = Run(reporter: project.reporter, isQuiet: quiet)
    if clean { try cleanUp(in: run) } else { try generate(project.config, in: run) }
  }

  /// Schemas in, Swift out; every other ending of it writes nothing.
  private func generate(_ configuration: String?, in run: Run) throws {
    let workspace = try Workspace.opened(configuration: configuration, isWriting: !isLooking)
    let project = try Project(workspace, progress: run.progress).generating()
    try run.report(project)
    if dumpViews { return run.show(try project.viewDumps()) }
    let outputs = try project.emit(progress: run.progress)
    let plan = try workspace.plan(outputs, version: Tool.version, force: force)
    if check {
      if diff { run.show(PlanText(plan, style: run.style).diffs()) }
      return try run.endCheck(plan, of: project)
    }
    try end(run, plan, in: workspace, RunSummary(plan, schemas: project.schemaCount), "messagegen generate")
  }

  /// Until Ctrl-C; each failure is reported, and mended by the next run.
  private func keepGenerating() throws -> Never {
    var watch = try Watch(config: project.config, isQuiet: quiet)
    while true {
      // Looked at before the files are read: what changes from here on is seen.
      let seen = watch.look()
      do {
        try generate(
          watch.configuration, in: Run(reporter: project.reporter, isQuiet: quiet, stamp: TimeOfDay.now + " "))
      } catch {
        watch.report(error)
      }
      watch.waitForChange(since: seen)
    }
  }

  /// Removes what is generated, whatever the schemas are like.
  private func cleanUp(in run: Run) throws {
    let workspace = try Workspace.opened(configuration: project.config, isWriting: !isLooking)
    let folders = try run.outputs(of: workspace).map(\.path.value)
    let plan = try workspace.cleaningPlan(folders, force: force)
    try end(run, plan, in: workspace, RunSummary(cleaning: plan), "messagegen generate --clean")
  }

  /// Shows what the plan is, or does it.
  private func end(
    _ run: Run, _ plan: WritePlan, in workspace: Workspace, _ summary: RunSummary, _ command: String
  ) throws {
    if diff { run.show(PlanText(plan, style: run.style).diffs()) }
    if dryRun { run.show(PlanText(plan, style: run.style).list()) }
    try run.refuse(plan, command: command, isShown: isLooking)
    if isLooking { return }
    run.progress.show("writing")
    try workspace.apply(plan)
    if verbose { run.show(PlanText(plan, style: run.style).list()) }
    run.end(summary)
  }

  /// Whether the run writes nothing.
  private var isLooking: Bool { check || diff || dryRun || dumpViews }

  private func refusePaths() throws {
    guard let path = paths.first else { return }
    throw Failure(
      message: "`generate` takes no paths, such as `\(path)`: it reads all schemas, and writes every target",
      help: """
        run it without; `messages:` of a target says which messages it has, and `messagegen lint \(path)` checks some \
        schemas only
        """,
      exitCode: .validationFailure)
  }
}
