import Checks
import SchemaReader
import SourceText

/// A rule's example read as a project, so that what is shown is what happens.
struct ExampleReading {
  let files: [SourceFile]
  /// What the rule finds; in a severity, where it is off.
  let findings: [Diagnostic]

  init(_ example: Example, rule: Rule) {
    files = ([example.configuration] + example.schemas).enumerated().map {
      SourceFile(id: .init($0), path: $1.path, text: $1.text)
    }
    guard let configuration = SchemaReader.readConfiguration(files[0]).value,
      let schema = SchemaReader.read(Array(files.dropFirst()), configuration: configuration).value
    else {
      findings = []
      return
    }
    findings = rule.findings(in: schema, known: KnownRule.reader).map {
      var finding = $0
      finding.severity = rule.severity ?? .warning
      return finding
    }
  }
}
