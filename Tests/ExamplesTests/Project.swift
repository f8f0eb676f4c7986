import Examples
import Schema
import SchemaReader
import SourceText

/// A small project in memory.
struct Project {
  let schema: Schema
  let diagnostics: [Diagnostic]

  init(_ text: String, configuration: String = "version: 1\n") {
    let file = SourceFile(id: .init(0), path: "messagegen.yaml", text: configuration)
    let settings = SchemaReader.readConfiguration(file)
    guard let configuration = settings.value else { preconditionFailure("\(settings.diagnostics)") }
    let schemas = [SourceFile(id: .init(1), path: "Schemas/0.yaml", text: text)]
    let outcome = SchemaReader.read(schemas, configuration: configuration)
    guard let schema = outcome.value else { preconditionFailure("\(outcome.diagnostics)") }
    self.schema = schema
    diagnostics = settings.diagnostics + outcome.diagnostics
  }

  /// The examples of the first message.
  var examples: [ExampleMessage] { schema.messages.first.map { ExampleMessage.all(of: $0, in: schema) } ?? [] }

  /// What they are encoded as.
  var json: [String] { examples.map(\.json) }
}
