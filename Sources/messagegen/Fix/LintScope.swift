import SourceText

/// What of a project a run of lint is about: the files and the rules that were asked for.
struct LintScope {
  let paths: [String]
  let rules: RuleFilter

  func findings(of project: Project) throws -> [Diagnostic] {
    try PathFilter(paths, files: project.files).findings(rules.findings(of: project))
  }

  /// A finding in a file that was asked for may have its fix elsewhere; that is not made.
  func mayChange(_ file: SourceFile) -> Bool { paths.isEmpty || paths.contains { PathFilter.matches($0, file) } }

  func reading(of project: Project) throws -> Fixing.Reading {
    Fixing.Reading(files: project.files, findings: try findings(of: project), all: project.findings)
  }
}
