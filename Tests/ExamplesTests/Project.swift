import Examples
import Foundation
import Schema
import SchemaReader
import SourceText

/// A small project in memory, or the project's own.
struct Project {
  let schema: Schema
  let diagnostics: [Diagnostic]

  private init(_ files: [SourceFile]) {
    let settings = SchemaReader.readConfiguration(files[0])
    guard let configuration = settings.value else { preconditionFailure("\(settings.diagnostics)") }
    let outcome = SchemaReader.read(files.dropFirst(), configuration: configuration)
    guard let schema = outcome.value else { preconditionFailure("\(outcome.diagnostics)") }
    self.schema = schema
    diagnostics = settings.diagnostics + outcome.diagnostics
  }

  /// What this repository generates from.
  static func ownSchemas() throws -> Project {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized
    let folder = root.appendingPathComponent("Schemas").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".yaml") && !$0.hasPrefix("Releases/")
    }
    let paths = ["messagegen.yaml"] + names.sorted().map { "Schemas/" + $0 }
    return try Project(
      paths.enumerated().map { index, path in
        SourceFile(
          id: .init(index), path: path, text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        )
      })
  }

  init(_ text: String, configuration: String = "version: 1\n") {
    self.init([
      SourceFile(id: .init(0), path: "messagegen.yaml", text: configuration),
      SourceFile(id: .init(1), path: "Schemas/0.yaml", text: text),
    ])
  }

  /// The examples of the first message.
  var examples: [ExampleMessage] { schema.messages.first.map { ExampleMessage.all(of: $0, in: schema) } ?? [] }

  /// What they are encoded as.
  var json: [String] { examples.map(\.json) }
}
