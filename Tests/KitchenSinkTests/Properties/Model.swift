import Foundation
import MessageRuntime
import Schema

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
  let ways: [Way]

  init(_ schema: Schema) {
    self.schema = schema
    ways = Self.ways(in: schema)
  }

  /// The kitchen sink's own schema.
  static func kitchenSink() throws -> Model { Model(try Schema.kitchenSink.get()) }

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
      for key in field.keys where outcome == .missing {
        guard let value = given.last(where: { JSONKey($0.key) == key })?.value else { continue }
        outcome = read(field, value, lenient)
      }
      if outcome == .missing, let standard = field.defaultValue?.value { outcome = .value(text(standard, field)) }
      switch outcome {
      case .failed(let paths): failures += paths.map { join(field.name, $0) }
      case .missing: if field.isRequired { failures.append(field.name) }
      case .value(let text): written += members(field, text)
      }
    }
    let known = Set(fields.flatMap(\.keys))
    for member in given where !known.contains(JSONKey(member.key)) {
      written.append(JSONValue(member.key).json + ":" + member.value.json)
    }
    return (written.joined(separator: ","), failures)
  }

  private func members(_ field: Field, _ text: String) -> [String] {
    if field.omission == .empty && [#""""#, "[]", "{}"].contains(text) { return [] }
    if field.omission == .default, let value = field.defaultValue?.value, self.text(value, field) == text { return [] }
    let keys = field.writesAliases ? field.keys : [JSONKey(field.keyText)]
    return keys.map { JSONValue($0.text).json + ":" + text }
  }

  private func join(_ name: String, _ path: String) -> String {
    if path.isEmpty { return name }
    return path.hasPrefix("[") ? name + path : name + "." + path
  }

  private func read(_ field: Field, _ json: JSONValue, _ lenient: Bool) -> Outcome {
    let isInString = field.encoding == .jsonString
    let plain = ModelValue(model: self, isLenient: lenient, encoding: isInString ? nil : field.encoding)
    guard isInString else { return plain.read(field.type, json) }
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
  private func text(_ constant: Literal, _ field: Field) -> String {
    switch constant {
    case .string(let text): return JSONValue(text).json
    case .bool(let value): return String(value)
    case .integer(let value): return String(value)
    case .unsigned(let value): return String(value)
    case .double(let value):
      return ModelValue(model: self, isLenient: true, encoding: field.encoding).number(value)
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

extension Field {
  /// All that its value may be found under, in the order in which they are tried.
  fileprivate var keys: [JSONKey] { ([key] + aliases).map { JSONKey($0.value) } }
}
