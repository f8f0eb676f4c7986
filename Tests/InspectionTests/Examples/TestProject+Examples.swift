import Inspection
import SchemaTestSupport
import SourceText

extension TestProject {
  /// The examples of the first message.
  var examples: [ExampleMessage] {
    get throws {
      let schema = try schema
      return schema.messages.first.map { ExampleMessage.all(of: $0, by: Inspector(schema)) } ?? []
    }
  }

  /// What the reader found, and what is wrong with examples.
  var checked: [Diagnostic] { get throws { Outcome(try schema, findings).checkingExamples().diagnostics } }

  /// What they are encoded as.
  var json: [String] { get throws { try examples.map(\.json) } }
}
