import Foundation

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

  /// The kitchen sink's own schema.
  static func kitchenSink() throws -> Model { Model(schema: try Schema.kitchenSink.get()) }

  func fields(of message: String) -> [Field] {
    schema.messages.first { $0.name == message }?.fields.filter { $0.slot == nil } ?? []
  }

  /// The members that are written for an object, or the paths of what is wrong.
  func object(_ fields: [Field], _ json: JSONValue, lenient: Bool = true) -> (members: String, failures: [String]) {
    let given = json.members ?? []
    var written: [String] = []
    var failures: [String] = []
    for field in fields {
      let lenient = field.lenient ?? lenient
      var outcome = Outcome.missing
      for key in [field.key] + field.aliases where outcome == .missing {
        guard let value = given.last(where: { JSONKey($0.key) == JSONKey(key) })?.value else { continue }
        outcome = read(field, value, lenient)
      }
      if outcome == .missing, let standard = field.default { outcome = .value(text(standard, field)) }
      switch outcome {
      case .failed(let paths): failures += paths.map { join(field.name, $0) }
      case .missing: if field.isRequired { failures.append(field.name) }
      case .value(let text): written += members(field, text)
      }
    }
    let known = Set(fields.flatMap { [$0.key] + $0.aliases }.map { JSONKey($0) })
    for member in given where !known.contains(JSONKey(member.key)) {
      written.append(JSONValue(member.key).json + ":" + member.value.json)
    }
    return (written.joined(separator: ","), failures)
  }

  private func members(_ field: Field, _ text: String) -> [String] {
    if field.omit == "empty" && [#""""#, "[]", "{}"].contains(text) { return [] }
    if field.omit == "default", let value = field.default, self.text(value, field) == text { return [] }
    let keys = [field.key] + (field.writeAliases ? field.aliases : [])
    return keys.map { JSONValue($0).json + ":" + text }
  }

  private func join(_ name: String, _ path: String) -> String {
    if path.isEmpty { return name }
    return path.hasPrefix("[") ? name + path : name + "." + path
  }

  private func read(_ field: Field, _ json: JSONValue, _ lenient: Bool) -> Outcome {
    let isInString = field.encoding == "json-string"
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
  private func text(_ constant: Field.Constant, _ field: Field) -> String {
    switch constant.kind {
    case "string": return JSONValue(constant.text).json
    case "double":
      return ModelValue(model: self, isLenient: true, encoding: field.encoding).number(Double(constant.text) ?? 0)
    case "data": return JSONValue(bytes(constant.text).base64EncodedString()).json
    case "object":
      guard case .object(let index) = field.type else { return "{}" }
      return "{" + object(schema.objects[index].fields, [:]).members + "}"
    case "case":
      guard case .enumeration(let index) = field.type else { return "" }
      return schema.enums[index].cases.first { $0.name == constant.text }.map { raw($0.raw) } ?? ""
    default: return constant.text
    }
  }

  private func bytes(_ digits: String) -> Data {
    Data(
      stride(from: 0, to: digits.utf8.count, by: 2).compactMap { UInt8(digits.dropFirst($0).prefix(2), radix: 16) })
  }

  private func raw(_ raw: EnumType.Raw) -> String {
    switch raw {
    case .integer(let value): return String(value)
    case .string(let text): return JSONValue(text).json
    }
  }
}
