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
    let scope = ReadingScope.current
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
    of element: FieldType, in scope: ReadingScope, _ reader: inout JSONReader, at value: Int, _ options: JSONOptions
  ) -> PayloadValue? {
    // The runtime looks whether elements can be null: only any JSON can.
    if element == .json { return [JSONValue].read(&reader, at: value, options).map { .list($0.map { .json($0) }) } }
    return scope.with(element) { [PayloadValue].read(&reader, at: value, options).map { .list($0) } }
  }

  private static func map(
    of element: FieldType, in scope: ReadingScope, _ reader: inout JSONReader, at value: Int, _ options: JSONOptions
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
