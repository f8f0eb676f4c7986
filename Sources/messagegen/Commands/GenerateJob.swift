import SourceText
import Workspace

/// What `generate` does, whoever has read its options.
struct GenerateJob {
  let project: ProjectOptions
  var check = false
  var diff = false
  var dryRun = false
  var force = false
  var watch = false
  var clean = false
  var quiet = false
  var verbose = false

  var isLooking: Bool { check || diff || dryRun }
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
      if check {
        if diff { try run.show(PlanText(generation.plan, style: run.style).diffs()) }
        try run.endCheck(generation)
        return generation
      }
      let summary = RunSummary(generation.plan, schemas: generation.schemaCount)
      try end(run, generation.plan, of: generation.inputs, in: generation.workspace, summary, "messagegen generate")
      return generation
    }
  }

  private func cleanUp(in run: Run) throws {
    let workspace = try Workspace(configuration: project.config)
    let folders = try run.outputs(of: workspace).map(\.path.value)
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
