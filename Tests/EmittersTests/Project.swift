import Foundation
import Schema
import SchemaReader
import SourceText

@testable import Emitters

/// A small project in memory, read and emitted.
struct Project {
  var schema: Schema
  var diagnostics: [Diagnostic]

  /// - Parameter order: in which the files are read; their names and ids stay.
  init(
    _ schemas: [String], configuration: String = "version: 1\n", order: ([SourceFile]) -> [SourceFile] = { $0 }
  ) {
    let file = SourceFile(id: .init(0), path: "messagegen.yaml", text: configuration)
    let files = schemas.enumerated().map { index, text in
      SourceFile(id: .init(index + 1), path: "Schemas/\(index).yaml", text: text)
    }
    self.init(configuration: file, files: order(files))
  }

  private init(configuration file: SourceFile, files: [SourceFile]) {
    let settings = SchemaReader.readConfiguration(file)
    guard let configuration = settings.value else { preconditionFailure("\(settings.diagnostics)") }
    let outcome = SchemaReader.read(files, configuration: configuration)
    guard let schema = outcome.value else { preconditionFailure("\(outcome.diagnostics)") }
    self.schema = schema
    diagnostics = settings.diagnostics + outcome.diagnostics
  }

  /// A project in `Tests/Projects`.
  init(folder: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Projects/" + folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Schemas").path)
    let paths = ["messagegen.yaml"] + names.filter { $0.hasSuffix(".yaml") }.sorted().map { "Schemas/" + $0 }
    let files = try paths.enumerated().map { index, path in
      SourceFile(
        id: .init(index), path: path, text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      )
    }
    self.init(configuration: files[0], files: Array(files.dropFirst()))
  }

  static let target = """
    version: 1
    targets: [{ name: App, path: Sources/App/Generated }]

    """

  /// The files of the first target, by name.
  func files(userTemplates: [String: String] = [:]) throws -> [String: String] {
    let target = schema.configuration.targets[0]
    let files = try Emitter.files(
      of: schema, target: target, userTemplates: Self.templates(userTemplates))
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// Texts as files of the author's.
  static func templates(_ texts: [String: String]) -> [String: SourceFile] {
    let files = texts.sorted { $0.key < $1.key }.enumerated().map { index, template in
      (template.key, SourceFile(id: .init(index), path: "Templates/" + template.key, text: template.value))
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}

extension Emitter {
  static func files(
    of schema: Schema, target: Target, userTemplates: [String: SourceFile] = [:]
  ) throws -> [GeneratedFile] {
    try emit(schema, target: target, version: "1.2.3", userTemplates: userTemplates)
  }
}
