import Foundation
import MessageRuntime
import Schema

/// A value of any type of the schema.
enum PayloadValue: Hashable, Sendable {
  case string(String)
  case bool(Bool)
  case integer(Int64)
  /// Of a type without a sign.
  case unsigned(UInt64)
  case double(Double)
  case url(URL)
  case data(Data)
  case date(Date)
  case json(JSONValue)
  case text(PayloadEnum<String>)
  case number(PayloadEnum<Int>)
  indirect case object(PayloadObject)
  case list([PayloadValue])
  case map([String: PayloadValue])
}

extension PayloadValue: JSONReadable {
  static var jsonBlank: PayloadValue { .json(nil) }

  static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> PayloadValue? {
    let scope = CodingScope.current
    switch scope.type {
    case .string: return String.read(&reader, at: value, options).map { .string($0) }
    case .bool: return Bool.read(&reader, at: value, options).map { .bool($0) }
    case .integer(.int): return Int.read(&reader, at: value, options).map { .integer(Int64($0)) }
    case .integer(.int32): return Int32.read(&reader, at: value, options).map { .integer(Int64($0)) }
    case .integer(.int64): return Int64.read(&reader, at: value, options).map { .integer($0) }
    case .integer(.uint32): return UInt32.read(&reader, at: value, options).map { .unsigned(UInt64($0)) }
    case .integer(.uint64): return UInt64.read(&reader, at: value, options).map { .unsigned($0) }
    case .double: return Double.read(&reader, at: value, options).map { .double($0) }
    case .url: return URL.read(&reader, at: value, options).map { .url($0) }
    case .data: return Data.read(&reader, at: value, options).map { .data($0) }
    case .timestamp: return Date.read(&reader, at: value, options).map { .date($0) }
    case .json: return JSONValue.read(&reader, at: value, options).map { .json($0) }
    case .object: return PayloadObject.read(&reader, at: value, options).map { .object($0) }
    case .enumeration(let id):
      return scope.shapes.schema[id].isInteger
        ? PayloadEnum<Int>.read(&reader, at: value, options).map { .number($0) }
        : PayloadEnum<String>.read(&reader, at: value, options).map { .text($0) }
    case .list(let element): return list(of: element, in: scope, &reader, at: value, options)
    case .map(let element): return map(of: element, in: scope, &reader, at: value, options)
    }
  }

  private static func list(
    of element: FieldType, in scope: CodingScope, _ reader: inout JSONReader, at value: Int, _ options: JSONOptions
  ) -> PayloadValue? {
    // The runtime looks whether elements can be null: only any JSON can.
    if element == .json { return [JSONValue].read(&reader, at: value, options).map { .list($0.map { .json($0) }) } }
    return scope.with(element) { [PayloadValue].read(&reader, at: value, options).map { .list($0) } }
  }

  private static func map(
    of element: FieldType, in scope: CodingScope, _ reader: inout JSONReader, at value: Int, _ options: JSONOptions
  ) -> PayloadValue? {
    if element == .json {
      return [String: JSONValue].read(&reader, at: value, options).map { .map($0.mapValues { .json($0) }) }
    }
    return scope.with(element) { [String: PayloadValue].read(&reader, at: value, options).map { .map($0) } }
  }
}

extension PayloadValue: JSONWritable {
  func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    switch self {
    case .string(let value): value.write(&writer, options)
    case .bool(let value): value.write(&writer, options)
    case .integer(let value): value.write(&writer, options)
    case .unsigned(let value): value.write(&writer, options)
    case .double(let value): value.write(&writer, options)
    case .url(let value): value.write(&writer, options)
    case .data(let value): value.write(&writer, options)
    case .date(let value): value.write(&writer, options)
    case .json(let value): value.write(&writer, options)
    case .text(let value): value.write(&writer, options)
    case .number(let value): value.write(&writer, options)
    case .object(let value): value.inScope { value.write(&writer, options) }
    case .list(let value): value.write(&writer, options)
    case .map(let value): value.write(&writer, options)
    }
  }
}

extension PayloadValue: JSONCheckable {
  func check(_ check: inout MessageCheck) {
    switch self {
    case .double(let value): value.check(&check)
    case .data(let value): value.check(&check)
    case .date(let value): value.check(&check)
    case .json(let value): value.check(&check)
    case .object(let value): value.inScope { value.check(&check) }
    case .list(let value): value.check(&check)
    case .map(let value): value.check(&check)
    case .string, .bool, .integer, .unsigned, .url, .text, .number: break
    }
  }
}

extension PayloadValue: JSONFillable {
  /// What cannot be empty is filled.
  var jsonIsFilled: Bool {
    switch self {
    case .string(let value): value.jsonIsFilled
    case .data(let value): value.jsonIsFilled
    case .url(let value): value.jsonIsFilled
    case .list(let value): value.jsonIsFilled
    case .map(let value): value.jsonIsFilled
    default: true
    }
  }
}

extension PayloadValue {
  /// A constant of the schema as a value of a type; nil where it is none.
  init?(_ literal: Literal, of type: FieldType, in shapes: SchemaShapes) {
    if case (.emptyObject, .object(let id)) = (literal, type) {
      self = .object(PayloadObject(standardOf: shapes.object(id), in: shapes))
    } else {
      self.init(literal, of: type, in: shapes.schema)
    }
  }

  /// The same but for objects, whose fields have constants of their own.
  fileprivate init?(_ literal: Literal, of type: FieldType, in schema: Schema) {
    switch (literal, type) {
    case (.string(let text), .url): self.init(URL(string: URL.jsonPercentEncoded(text)))
    case (.string(let text), _): self = .string(text)
    case (.bool(let value), _): self = .bool(value)
    case (.integer(let value), .double): self = .double(Double(value))
    case (.integer(let value), .integer(.uint32)), (.integer(let value), .integer(.uint64)):
      self = .unsigned(UInt64(clamping: value))
    case (.integer(let value), _): self = .integer(value)
    case (.unsigned(let value), _): self = .unsigned(value)
    case (.double(let value), _): self = .double(value)
    case (.enumCase(let name), .enumeration(let id)):
      guard let known = schema[id].cases.first(where: { $0.name.value == name }) else { return nil }
      switch known.raw.value {
      case .integer(let value): self = .number(PayloadEnum(rawValue: Int(clamping: value), name: name))
      case .string(let text): self = .text(PayloadEnum(rawValue: text, name: name))
      }
    case (.data(let bytes), _): self = .data(Data(bytes))
    case (.json(let text), _): self = .json(JSONValue(json: text) ?? nil)
    case (.emptyList, _): self = .list([])
    case (.emptyMap, _): self = .map([:])
    case (.enumCase, _), (.emptyObject, _): return nil
    }
  }

  private init?(_ url: URL?) {
    guard let url else { return nil }
    self = .url(url)
  }

  /// Whether it is a constant of the schema. Texts are told from others by their bytes.
  func isSame(as other: PayloadValue) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): UTF8Text.areSame(a, b)
    case (.text(let a), .text(let b)): UTF8Text.areSame(a.rawValue, b.rawValue)
    case (.number(let a), .number(let b)): a.rawValue == b.rawValue
    default: self == other
    }
  }

  var object: PayloadObject? { if case .object(let object) = self { object } else { nil } }
  var list: [PayloadValue]? { if case .list(let elements) = self { elements } else { nil } }
  var map: [String: PayloadValue]? { if case .map(let values) = self { values } else { nil } }

  /// The text of what is a string, or as good as one.
  var asText: String? {
    switch self {
    case .string(let text): text
    case .url(let url): url.absoluteString
    default: nil
    }
  }
}

extension Literal {
  /// What is written for it as a value of a type; nil for an object, or where it is none.
  public func json(of type: FieldType, in schema: Schema) -> JSONValue? {
    PayloadValue(self, of: type, in: schema).map { JSONValue($0) }
  }
}

extension FieldType {
  /// What generated code has for it, as far as its size matters; nil of objects and enumerations, which it declares.
  var swiftType: (any JSONReadable.Type)? {
    switch self {
    case .string: String.self
    case .bool: Bool.self
    case .integer(.int), .integer(.int64): Int64.self
    case .integer(.int32): Int32.self
    case .integer(.uint32): UInt32.self
    case .integer(.uint64): UInt64.self
    case .double: Double.self
    case .url: URL.self
    case .data: Data.self
    case .timestamp: Date.self
    case .json: JSONValue.self
    case .list: [Int].self
    case .map: [String: Int].self
    case .object, .enumeration: nil
    }
  }
}
