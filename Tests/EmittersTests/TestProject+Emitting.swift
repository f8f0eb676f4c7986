import Schema
import SchemaTestSupport
import SourceText
import Testing

@testable import Emitters

extension TestProject {
  static let target = """
    version: 1
    targets: [{ name: App, path: Sources/App/Generated }]

    """

  /// The files of the first target, by name.
  func emitted(userTemplates: [String: String] = [:]) throws -> [String: String] {
    let schema = try schema
    let files = try Emitter.files(
      of: schema, target: schema.configuration.targets[0], userTemplates: Self.templates(userTemplates))
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

/// What generated code has, and what it has not.
func expect(
  _ text: String?, has parts: String..., lacks others: String...,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  for part in parts { #expect(text?.contains(part) == true, "\(part)", sourceLocation: sourceLocation) }
  for part in others { #expect(text?.contains(part) == false, "\(part)", sourceLocation: sourceLocation) }
}

extension Emitter {
  static func files(
    of schema: Schema, target: Target, userTemplates: [String: SourceFile] = [:]
  ) throws -> [GeneratedFile] {
    try emit(schema, target: target, version: "1.2.3", userTemplates: userTemplates)
  }
}
