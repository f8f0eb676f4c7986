import Foundation
import Schema
import SchemaReader
import SourceText

/// A project of this repository, or one in memory, as it was read.
struct TestProject {
  let files: [SourceFile]
  let schema: Schema

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  /// - Parameter folder: of the configuration, in the repository.
  init(folder: String) throws {
    let folder = Self.root.appending(path: folder)
    let all = FileManager.default.enumerator(atPath: folder.appending(path: "Schemas").path)
    let names = (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Releases/") }
    let paths =
      ["messagegen.yaml"] + names.map { "Schemas/" + $0 }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    try self.init(
      paths.map { path in (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8)) })
  }

  init(_ schemas: String, configuration: String = "version: 1\n") throws {
    try self.init([("messagegen.yaml", configuration), ("Schemas/Test.yaml", schemas)])
  }

  private init(_ texts: [(path: String, text: String)]) throws {
    files = texts.enumerated().map { SourceFile(id: .init($0), path: $1.path, text: $1.text) }
    let settings = SchemaReader.readConfiguration(files[0])
    guard let configuration = settings.value else { throw Unreadable(findings: settings.diagnostics) }
    let outcome = SchemaReader.read(Array(files.dropFirst()), configuration: configuration)
    guard let schema = outcome.value else { throw Unreadable(findings: outcome.diagnostics) }
    self.schema = schema
  }

  private struct Unreadable: Error {
    let findings: [Diagnostic]
  }
}
