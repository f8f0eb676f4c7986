import SourceText
import Workspace

/// What `generate` is about to do, and how it came to know.
struct Generation {
  let workspace: Workspace
  let schemaCount: Int
  let plan: WritePlan
  /// What a receipt may vouch for; nil: there is something to say about the project at each run.
  let inputs: InputDigest?
  /// It was known from a receipt that there is nothing to do; the schemas were not even understood.
  let isKnownUnchanged: Bool

  /// Reads, says what was found and plans; throws if there are errors.
  ///
  /// - Parameter build: nil: no receipt is looked for or left.
  init(
    config: String?, for purpose: Workspace.Purpose, force: Bool = false, in run: Run,
    build: [UInt8]? = BuildIdentity.ofThisProcess
  ) throws {
    var shown: [Diagnostic]?
    self = try Project.undisturbed { onWait in
      let inputs = try ProjectInputs(config: config, progress: run.progress)
      let targets = inputs.configuration?.targets ?? []
      // What cannot be read is reported in its turn.
      let templates = try? UserTemplates(of: targets, in: inputs.workspace)
      let digest: InputDigest? =
        if let build, let templates {
          InputDigest(build: build, files: inputs.files, templates: targets.map { templates[$0] })
        } else {
          nil
        }
      if let digest, let plan = inputs.workspace.unchangedPlan(of: digest, in: targets.map(\.path.value)) {
        return Generation(inputs, plan, digest: digest, isKnownUnchanged: true)
      }
      let project = Project(inputs, progress: run.progress)
      if project.findings != shown { try run.report(project) }
      shown = project.findings
      let plan = try project.plan(
        for: purpose, force: force, templates: templates, progress: run.progress, onWait: onWait)
      return Generation(inputs, plan, digest: project.findings.isEmpty ? digest : nil, isKnownUnchanged: false)
    }
  }

  private init(_ inputs: ProjectInputs, _ plan: WritePlan, digest: InputDigest?, isKnownUnchanged: Bool) {
    workspace = inputs.workspace
    schemaCount = inputs.files.count - 1
    self.plan = plan
    self.inputs = digest
    self.isKnownUnchanged = isKnownUnchanged
  }
}
