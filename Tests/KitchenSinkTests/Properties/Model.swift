import Foundation
import Schema
import SchemaReader
import SourceText

@testable import KitchenSink

/// What the page says of a payload, slowly: the reference that the generated decoders are compared with.
struct Model: Sendable {
  /// What becomes of a value.
  enum Outcome: Equatable {
    /// What is written for it.
    case value(String)
    case missing
    /// The paths of what cannot be read, from the value on.
    case failed([String])
  }

  let schema: Schema

  /// The kitchen sink's own schemas.
  static func kitchenSink() throws -> Model {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("KitchenSink")
    let schemas = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Schemas").path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    let names = ["messagegen"] + schemas.map { "Schemas/" + $0.dropLast(5) }
    let files = try names.enumerated().map { index, name in
      let text = try String(contentsOf: folder.appendingPathComponent(name + ".yaml"), encoding: .utf8)
      return SourceFile(id: .init(index), path: name + ".yaml", text: text)
    }
    guard let configuration = SchemaReader.readConfiguration(files[0]).value,
      let schema = SchemaReader.read(Array(files.dropFirst()), configuration: configuration).value
    else { throw Unexpected() }
    return Model(schema: schema)
  }

  func fields(of message: String) -> [Field] {
    schema.messages.first { $0.name == message }?.fields.filter { $0.slot == nil } ?? []
  }

  /// The members that are written for an object, or the paths of what is wrong.
  func object(_ fields: [Field], _ json: JSONValue, lenient: Bool = true) -> (members: String, failures: [String]) {
    let given = json.members ?? []
    var written: [String] = []
    var failures: [String] = []
    for field in fields {
      let lenient = field.isLenient ?? lenient
      var outcome = Outcome.missing
      for key in [field.key.value] + field.aliases.map(\.value) where outcome == .missing {
        guard let value = given.last(where: { JSONKey($0.key) == JSONKey(key) })?.value else { continue }
        outcome = read(field, value, lenient)
      }
      if outcome == .missing, let standard = field.defaultValue?.value { outcome = .value(text(standard, field)) }
      switch outcome {
      case .failed(let paths): failures += paths.map { join(field.name, $0) }
      case .missing: if field.isRequired { failures.append(field.name) }
      case .value(let text): written += members(field, text)
      }
    }
    let known = Set(fields.flatMap { [$0.key] + $0.aliases }.map { JSONKey($0.value) })
    for member in given where !known.contains(JSONKey(member.key)) {
      written.append(JSONValue(member.key).json + ":" + member.value.json)
    }
    return (written.joined(separator: ","), failures)
  }

  private func members(_ field: Field, _ text: String) -> [String] {
    if field.omission == .empty && [#""""#, "[]", "{}"].contains(text) { return [] }
    if field.omission == .default, let value = field.defaultValue?.value, self.text(value, field) == text { return [] }
    let keys = [field.key.value] + (field.mirrorsAliases ? field.aliases.map(\.value) : [])
    return keys.map { JSONValue($0).json + ":" + text }
  }

  private func join(_ name: String, _ path: String) -> String {
    if path.isEmpty { return name }
    return path.hasPrefix("[") ? name + path : name + "." + path
  }

  private func read(_ field: Field, _ json: JSONValue, _ lenient: Bool) -> Outcome {
    let plain = ModelValue(model: self, isLenient: lenient, wire: field.wire == .jsonString ? nil : field.wire)
    guard field.wire == .jsonString else { return plain.read(field.type, json) }
    let outcome = inString(field.type, json, plain)
    if case .value(let text) = outcome { return .value(JSONValue(text).json) }
    return outcome
  }

  private func inString(_ type: FieldType, _ json: JSONValue, _ plain: ModelValue) -> Outcome {
    guard let text = json.string else { return plain.read(type, json) }
    if text.isEmpty { return .missing }
    return plain.read(type, JSONValue(json: text) ?? json)
  }

  /// What is written for a default.
  private func text(_ literal: Literal, _ field: Field) -> String {
    let plain = ModelValue(model: self, isLenient: true, wire: field.wire)
    switch literal {
    case .string(let text): return JSONValue(text).json
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .unsigned(let value): return String(value)
    case .double(let value): return plain.number(value)
    case .data(let bytes): return JSONValue(Data(bytes).base64EncodedString()).json
    case .json(let text): return text
    case .emptyList: return "[]"
    case .emptyMap: return "{}"
    case .emptyObject:
      guard case .object(let id) = field.type else { return "{}" }
      return "{" + object(schema[id].fields, [:]).members + "}"
    case .enumCase(let name):
      guard case .enumeration(let id) = field.type else { return "" }
      return schema[id].cases.first { $0.name.value == name }.map { raw($0.raw.value) } ?? ""
    }
  }

  private func raw(_ raw: EnumType.Raw) -> String {
    switch raw {
    case .integer(let value): return String(value)
    case .string(let text): return JSONValue(text).json
    }
  }
}
