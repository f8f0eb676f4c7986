import Checks
import Evolution
import Schema
import SchemaReader
import SourceText
import Testing

/// An example, read.
struct Project {
  let schema: Schema
  private let files: [SourceFile]

  init(_ example: Example) throws {
    let all = [example.configuration] + example.schemas
    files = all.enumerated().map { SourceFile(id: .init($0), path: $1.path, text: $1.text) }
    let configuration = SchemaReader.readConfiguration(files[0])
    let outcome = SchemaReader.read(Array(files.dropFirst()), configuration: try #require(configuration.value))
    let errors = (configuration.diagnostics + outcome.diagnostics).filter { $0.severity == .error }
    #expect(errors.isEmpty, "the example is not valid: \(errors.map(\.message.english))")
    schema = try #require(outcome.value)
  }

  func findings(of rule: LintRule) -> [Diagnostic] {
    rule.findings(in: schema, known: SchemaReader.rules + Evolution.rules.map(\.rule))
  }

  /// Where the rule's findings start.
  func marks(of rule: LintRule) -> [Example.Mark] {
    findings(of: rule).map { finding in
      let file = files[Int(finding.range.file.index)]
      let location = file.location(of: finding.range.start)
      return Example.Mark(path: file.path, line: location.line, column: location.column)
    }.sorted()
  }
}
