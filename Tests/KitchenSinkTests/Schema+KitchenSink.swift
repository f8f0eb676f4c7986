import Foundation
import Schema
import SchemaReader
import SourceText

extension Schema {
  /// The kitchen sink's own: all that the slow model knows of it.
  static let kitchenSink = Result { try readKitchenSink() }

  private static func readKitchenSink() throws -> Schema {
    let folder = URL(filePath: #filePath).appending(path: "../../Projects/Consumers").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Schemas").path)
    let paths = ["messagegen.yaml"] + names.filter { $0.hasSuffix(".yaml") }.sorted().map { "Schemas/" + $0 }
    let files = try paths.enumerated().map { index, path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return SourceFile(id: .init(index), path: path, text: text)
    }
    let settings = SchemaReader.readConfiguration(files[0])
    guard let configuration = settings.value else { throw Unreadable(findings: settings.diagnostics) }
    let outcome = SchemaReader.read(files.dropFirst(), configuration: configuration)
    guard let schema = outcome.value, !outcome.hasErrors else { throw Unreadable(findings: outcome.diagnostics) }
    return schema
  }

  private struct Unreadable: Error {
    let findings: [Diagnostic]
  }
}
