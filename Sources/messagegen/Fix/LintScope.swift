import SourceText

/// What of a project a run of lint is about: the files and the rules that were asked for.
struct LintScope {
  let paths: [String]
  let rules: RuleFilter

  func findings(of project: Project) throws -> [Diagnostic] {
    try PathFilter(paths, in: project).findings(rules.findings(of: project))
  }

  /// The files that may change: a finding in a file that was asked for may have its fix elsewhere; that is not made.
  func changeable(in project: Project) throws -> (SourceFile) -> Bool {
    let filter = try PathFilter(paths, in: project)
    return { !filter.files([$0]).isEmpty }
  }

  func state(of project: Project) throws -> Fixing.State {
    Fixing.State(files: project.sources, findings: try findings(of: project), all: project.findings)
  }
}
