import ArgumentParser
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
        messagegen generate --diff             show what would change
        messagegen generate --dry-run          list what would change
        messagegen generate --force            replace files that were edited by hand, too
      """)

  @OptionGroup var project: ProjectOptions
  @Flag(help: "Write nothing; exit with 1 if a file would change.")
  var check = false
  @Flag(help: "Write nothing; print a unified diff.")
  var diff = false
  @Flag(help: "Write nothing; list what would be done.")
  var dryRun = false
  @Flag(help: "Replace and delete files that were edited by hand, or that are not messagegen's, too.")
  var force = false
  @Flag(help: "Print errors alone.")
  var quiet = false
  @Flag(help: "Say why each file is written.")
  var verbose = false

  func validate() throws {
    try project.refuseDocuments()
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  func run() throws {
    let run = Run(reporter: project.reporter, isQuiet: quiet)
    let read = try Project(config: project.config, progress: run.progress)
    try run.report(read)
    let plan = try read.plan(for: check || diff || dryRun ? .looking : .writing, force: force, progress: run.progress)
    if diff { try run.show(PlanText(plan, style: run.style).diffs()) }
    if check { return try run.endCheck(plan) }
    if diff || dryRun { return dryRun ? run.show(PlanText(plan, style: run.style).list()) : () }
    try run.refuse(plan)
    try read.workspace.carryOut(plan) { run.progress.show("writing", $0, of: $1) }
    if verbose { run.show(PlanText(plan, style: run.style).list()) }
    run.end(RunSummary(plan, schemas: read.schemaCount))
  }
}
