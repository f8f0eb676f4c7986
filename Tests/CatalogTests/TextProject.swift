import Catalog
import Schema
import SchemaReader
import SourceText
import Testing

/// A small project in memory.
struct TextProject {
  let sources: [SourceFile]
  let schema: Schema
  let findings: [Diagnostic]

  init(_ text: String, configuration: String = "version: 1\n") throws {
    let settings = SourceFile(id: .init(0), path: "messagegen.yaml", text: configuration)
    let read = SchemaReader.readConfiguration(settings)
    let document = try #require(read.value, "\(read.diagnostics)")
    let schemas = [SourceFile(id: .init(1), path: "Schemas/0.yaml", text: text)]
    let outcome = SchemaReader.read(schemas, configuration: document)
    sources = [settings] + schemas
    schema = try #require(outcome.value, "\(outcome.diagnostics)")
    findings = outcome.diagnostics
  }

  var catalog: Catalog {
    Catalog(
      schema, sources: sources, options: .init(title: "T", languages: schema.configuration.docs.languages, version: "1")
    )
  }
}
