import ArgumentParser
import SourceText
import Workspace

/// Schemas in, Swift out.
struct GenerateCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", _superCommandName: Tool.name,
    abstract: "Write the Swift code of all schemas.",
    discussion: """
      Only changed files are written, each in one step. A generated file that was edited by hand is never replaced or \
      deleted without --force: it is shown with a diff, and nothing is written.

      Examples:
        messagegen generate                    write what has changed
        messagegen generate --check            exit with 1 if anything would change (for continuous integration)
        messagegen generate --diff             show what would change
        messagegen generate --dry-run          list what would change
        messagegen generate --force            replace files that were edited by hand, too
        messagegen generate --watch            write what has changed whenever something changes, until Ctrl-C
        messagegen generate --clean            remove what is generated; with --dry-run, list it
      """)

  @Option(help: ProjectOptions.config) var config: String?
  @Option(help: ProjectOptions.color) var color = ColorChoice.auto
  @Option(help: ProjectOptions.errorFormat) var errorFormat = ErrorFormat.text
  @Option(name: LanguageChoice.name, help: LanguageChoice.help) var chosenLanguage: Language?
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

  func validate() throws {
    try project.refuseDocuments()
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
    if watch, isLooking || clean {
      throw ValidationError("--watch writes; it excludes --check, --diff, --dry-run and --clean")
    }
    if clean, check { throw ValidationError("--clean and --check exclude each other; --clean --dry-run lists") }
  }

  private var isLooking: Bool { check || diff || dryRun }
  private var purpose: Workspace.Purpose { isLooking ? .looking : .writing }

  func run() throws {
    if watch {
      try Watch(config: project.config, isQuiet: quiet).run { configuration in
        _ = try generate(configuration, in: Run(reporter: project.reporter, isQuiet: quiet, stamp: TimeOfDay.now + " "))
      }
    }
    let run = Run(reporter: project.reporter, isQuiet: quiet)
    if clean { return try cleanUp(in: run) }
    ProcessLifetime.keep(try generate(project.config, in: run))
  }

  private func generate(_ configuration: String?, in run: Run) throws -> Generation {
    // A run that is ended leaves no staged files behind.
    try StopSignals.heldBack { begin in
      let generation = try Generation(config: configuration, for: purpose, force: force, in: run, onStaging: begin)
      let summary = RunSummary(generation.plan, schemas: generation.schemaCount)
      try end(run, generation.plan, of: generation.inputs, in: generation.workspace, summary, "messagegen generate")
      return generation
    }
  }

  private func cleanUp(in run: Run) throws {
    let workspace = try Workspace(configuration: project.config)
    let folders = try run.targets(of: workspace.configuration).map(\.path.value)
    let plan = try workspace.cleaningPlan(folders, for: purpose, force: force) {
      Terminal.write("waiting for another messagegen that writes into \($0)\n", to: .error)
    }
    try end(run, plan, in: workspace, RunSummary(cleaning: plan), "messagegen generate --clean")
  }

  /// Shows what the plan is, or does it.
  private func end(
    _ run: Run, _ plan: WritePlan, of inputs: InputDigest? = nil, in workspace: Workspace, _ summary: RunSummary,
    _ command: String
  ) throws {
    if diff { try run.show(PlanText(plan, style: run.style).diffs()) }
    if check { return try run.endCheck(plan) }
    if dryRun { run.show(PlanText(plan, style: run.style).list()) }
    try run.refuse(plan, command: command, isShown: isLooking)
    if isLooking { return }
    try StopSignals.heldBack { begin in
      begin()
      try workspace.carryOut(plan, of: inputs) { run.progress.show("writing", $0, of: $1) }
    }
    if verbose { run.show(PlanText(plan, style: run.style).list()) }
    run.end(summary)
  }
}
