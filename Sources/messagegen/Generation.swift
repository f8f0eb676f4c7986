import Schema
import SourceText
import Workspace

/// What `generate` is about to do, and how it came to know.
struct Generation {
  private let read: ProjectInputs
  /// Nil: it was known from a receipt that there is nothing to do, whatever the schemas mean.
  private let project: Project?
  let plan: WritePlan
  /// What a receipt may vouch for; nil: there is something to say about the project at each run.
  let inputs: InputDigest?

  var workspace: Workspace { read.workspace }
  var files: [SourceFile] { read.files }
  var outputs: [Output] { read.configuration?.outputs ?? [] }
  /// What there is to say about the project, beside its plan.
  var findings: [Diagnostic] { project?.findings ?? [] }
  var schemaCount: Int { read.files.count - 1 }
  var isKnownUnchanged: Bool { project == nil }

  /// Reads, says what was found and plans; throws if there are errors.
  ///
  /// - Parameters:
  ///   - build: nil: no receipt is looked for or left.
  ///   - onStaging: called when nobody is waited for any more, and files are about to be staged.
  init(
    config: String?, for purpose: Workspace.Purpose, force: Bool = false, in run: Run,
    build: [UInt8]? = BuildIdentity.ofThisProcess, onStaging: () -> Void = {}
  ) throws {
    var shown: [Diagnostic]?
    self = try Project.undisturbed {
      let read = try ProjectInputs(config: config, progress: run.progress)
      let targets = read.configuration?.targets ?? []
      // What cannot be read is reported in its turn.
      let templates = try? UserTemplates(of: targets, in: read.workspace)
      let digest: InputDigest? =
        if let build, let templates {
          InputDigest(
            build: build, files: read.files, templates: targets.map { templates[$0] },
            modules: Self.modules(of: targets))
        } else {
          nil
        }
      if let digest, !targets.isEmpty,
        let plan = read.workspace.unchangedPlan(of: digest, in: (read.configuration?.outputs ?? []).map(\.path.value))
      {
        return Generation(read: read, project: nil, plan: plan, inputs: digest)
      }
      let project = Project(read, progress: run.progress).generating()
      if project.findings != shown { try run.report(project) }
      shown = project.findings
      let plan = try project.plan(
        for: purpose, force: force, templates: templates, progress: run.progress, onStaging: onStaging)
      return Generation(read: read, project: project, plan: plan, inputs: project.findings.isEmpty ? digest : nil)
    }
  }

  /// For each target its module, and the first of the targets in it, whatever is found in that.
  private static func modules(of targets: [Target]) -> [String] {
    targets.map { target in
      guard let module = target.module, let first = targets.firstIndex(where: { $0.module == module }) else {
        return ""
      }
      return "\(first) \(module.builder) \(module.name)"
    }
  }

  private init(read: ProjectInputs, project: Project?, plan: WritePlan, inputs: InputDigest?) {
    (self.read, self.project, self.plan, self.inputs) = (read, project, plan, inputs)
  }
}
