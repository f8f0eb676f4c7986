import Checks
import SchemaReader
import SourceText

/// A rule's example read as a project, so that what is shown is what happens.
struct CheckedExample {
  let files: [SourceFile]
  /// What the rule finds; in a severity, where it is off.
  let findings: [Diagnostic]

  init(_ example: Example, of rule: Rule) {
    let all = [example.configuration] + example.schemas
    let files = all.enumerated().map { SourceFile(id: .init($0), path: $1.path, bytes: $1.bytes) }
    let configuration = SchemaReader.readConfiguration(files[0])
    let outcome = configuration.value.map { SchemaReader.read(files.dropFirst(), configuration: $0) }
    self.files = files
    if let lint = rule.lint {
      let found = outcome?.value.map { lint.findings(in: $0, known: SchemaReader.rules) } ?? []
      findings = found.map {
        var finding = $0
        finding.severity = rule.severity ?? .warning
        return finding
      }
    } else {
      findings = (configuration.diagnostics + (outcome?.diagnostics ?? [])).filter { $0.id == rule.id }
    }
  }
}
