import Foundation
import MessageRuntime
import Schema

@testable import KitchenSink

/// One value of the reference: the table of types and the paragraph on leniency, line by line.
struct ModelValue {
  let model: Model
  let isLenient: Bool
  let encoding: Field.Encoding?

  func read(_ type: FieldType, _ json: JSONValue) -> Model.Outcome {
    if json.isNull { return .missing }
    if case .json = type { return .value(json.json) }
    // An empty string is a missing value for every type but `string` and `json`; never where it is a raw value.
    if isLenient && json.string == "" && type != .string && !isRaw(type) { return .missing }
    switch type {
    case .string: return string(json).map { .value(written($0)) } ?? .failed([""])
    case .bool: return bool(json).map { .value(written($0)) } ?? .failed([""])
    case .integer(let kind): return integer(json, kind).map { .value(quoted($0)) } ?? .failed([""])
    case .double: return double(json).map { .value(quoted(number($0))) } ?? .failed([""])
    case .timestamp(let unit): return double(json).map { .value(quoted(time($0, unit))) } ?? .failed([""])
    case .url: return url(json)
    case .data: return data(json)
    case .enumeration(let id):
      return model.schema[id].isInteger ? read(.integer(.int), json) : read(.string, json)
    case .object, .map: return object(type, json)
    case .list(let element): return list(element, json)
    case .json: return .value(json.json)
    }
  }

  private func isRaw(_ type: FieldType) -> Bool {
    guard case .enumeration(let id) = type else { return false }
    return model.schema[id].cases.contains { $0.raw.value == .string("") }
  }

  // MARK: Scalars

  private func string(_ json: JSONValue) -> String? {
    if let text = json.string { return text }
    if !isLenient && encoding != .int { return nil }
    if let value = json.bool { return isLenient ? (value ? "1" : "0") : nil }
    guard let value = json.double else { return nil }
    if json.json.allSatisfy({ $0.isNumber || $0 == "-" }) { return json.json }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : json.json
  }

  private func written(_ text: String) -> String {
    let isInteger = Int64(text).map { String($0) } == text || UInt64(text).map { String($0) } == text
    return encoding == .int && isInteger ? text : JSONValue(text).json
  }

  private func bool(_ json: JSONValue) -> Bool? {
    if let value = json.bool { return value }
    if !isLenient { return nil }
    if let number = json.double { return number != 0 }
    guard var rest = json.string?.drop(while: \.isWhitespace) else { return nil }
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    return rest.drop { $0 == "0" }.first.map { "YyTt123456789".contains($0) } ?? false
  }

  private func written(_ value: Bool) -> String {
    switch encoding {
    case .string: return value ? #""1""# : #""0""#
    case .int: return value ? "1" : "0"
    default: return value ? "true" : "false"
    }
  }

  private func integer(_ json: JSONValue, _ kind: FieldType.Integer) -> String? {
    var digits: String
    if let number = json.double {
      let isPlain = json.json.allSatisfy { $0.isNumber || $0 == "-" }
      if !isPlain && !isLenient && number != number.rounded() { return nil }
      if !isPlain && abs(number) >= 1e15 { return nil }
      digits = isPlain ? json.json : String(Int64(number))
    } else if !isLenient {
      return nil
    } else if let value = json.bool {
      digits = value ? "1" : "0"
    } else if let rest = json.string?.drop(while: \.isWhitespace) {
      let sign = rest.first == "-" ? "-" : ""
      digits =
        sign + (rest.first == "-" || rest.first == "+" ? rest.dropFirst() : rest).prefix { $0.isASCII && $0.isNumber }
      if digits == sign { return nil }
    } else {
      return nil
    }
    switch kind {
    case .int, .int64: return Int64(digits).map { String($0) }
    case .int32: return Int32(digits).map { String($0) }
    case .uint32: return UInt32(digits).map { String($0) }
    case .uint64: return UInt64(digits).map { String($0) }
    }
  }

  private func double(_ json: JSONValue) -> Double? {
    if let value = json.double { return value }
    guard isLenient, let text = json.string else { return nil }
    return JSONValue(json: text.trimmingCharacters(in: .whitespaces))?.double
  }

  func number(_ value: Double) -> String {
    if value == value.rounded() && abs(value) < 1e18 {
      return value.sign == .minus && value == 0 ? "-0" : String(Int64(value))
    }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func time(_ value: Double, _ unit: FieldType.TimeUnit) -> String {
    if unit == .milliseconds { return number(value.rounded()) }
    return number(abs(value) < 1e15 ? (value * 1000).rounded() / 1000 : value)
  }

  private func quoted(_ text: String) -> String { encoding == .string ? "\"\(text)\"" : text }

  private func url(_ json: JSONValue) -> Model.Outcome {
    guard let text = json.string, URL(string: URL.jsonPercentEncoded(text)) != nil else { return .failed([""]) }
    return .value(JSONValue(text).json)
  }

  private func data(_ json: JSONValue) -> Model.Outcome {
    guard let text = json.string, let data = Data(base64Encoded: text.filter { !$0.isWhitespace }) else {
      return .failed([""])
    }
    return .value(JSONValue(data.base64EncodedString()).json)
  }

  // MARK: Objects, maps, lists

  private func object(_ type: FieldType, _ json: JSONValue) -> Model.Outcome {
    if json.members == nil {
      if isLenient && json.elements?.isEmpty == true { return .missing }
      guard isLenient, let inside = inside(json), inside.members != nil || inside.elements != nil else {
        return .failed([""])
      }
      return read(type, inside)
    }
    if case .object(let id) = type {
      let read = model.object(model.schema[id].fields, json, lenient: isLenient)
      return read.failures.isEmpty ? .value("{\(read.members)}") : .failed(read.failures)
    }
    guard case .map(let element) = type else { return .failed([""]) }
    var map: [String: String] = [:]
    var failures: [String] = []
    for member in json.members ?? [] {
      switch self.element(element, member.value) {
      case .value(let text): map[member.key] = text
      case .missing, .failed: map[member.key] = nil
      }
      if !isLenient { failures += failed(element, member.value, "[\"\(member.key)\"]") }
    }
    if !failures.isEmpty { return .failed(failures) }
    // `<` goes by what Unicode takes for the same: `e\u{301}` and `é` have one place in its order, and two in that of
    // their scalars.
    let members = map.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      .map { JSONValue($0.key).json + ":" + $0.value }
    return .value("{" + members.joined(separator: ",") + "}")
  }

  private func list(_ element: FieldType, _ json: JSONValue) -> Model.Outcome {
    guard let elements = json.elements else {
      if !isLenient { return .failed([""]) }
      if let inside = inside(json), inside.elements != nil { return read(.list(element), inside) }
      let only = read(element, json)
      switch only {
      case .value(let text): return .value("[\(text)]")
      case .missing: return only
      case .failed(let paths):
        return .failed(paths.map { $0.isEmpty ? "" : $0.hasPrefix("[") ? "[0]" + $0 : "[0]." + $0 })
      }
    }
    var texts: [String] = []
    var failures: [String] = []
    for (index, json) in elements.enumerated() {
      if case .value(let text) = self.element(element, json) { texts.append(text) }
      if !isLenient { failures += failed(element, json, "[\(index)]") }
    }
    return failures.isEmpty ? .value("[" + texts.joined(separator: ",") + "]") : .failed(failures)
  }

  /// Only any JSON can be null in a list or map.
  private func element(_ type: FieldType, _ json: JSONValue) -> Model.Outcome {
    if case .json = type, json.isNull { return .value("null") }
    return read(type, json)
  }

  private func failed(_ element: FieldType, _ json: JSONValue, _ place: String) -> [String] {
    switch self.element(element, json) {
    case .value: return []
    case .missing: return [place]
    case .failed(let paths): return paths.map { $0.isEmpty ? place : $0.hasPrefix("[") ? place + $0 : place + "." + $0 }
    }
  }

  /// The JSON in a string.
  private func inside(_ json: JSONValue) -> JSONValue? { json.string.flatMap { JSONValue(json: $0) } }
}
