import Foundation
import MessageRuntime
import Schema
import SourceText

extension JSONValue {
  /// The value of a field for readers in any language: objects by the names of their fields, cases by name, times as
  /// RFC 3339 in UTC; bytes in base64 and integers beyond 2^53 as strings.
  init(_ value: Schema.Example.Value, _ type: FieldType, in schema: Schema) {
    switch (value, type) {
    case (.literal(let literal), _): self = Self.constant(literal, type)
    case (.list(let elements), .list(let type)): self.init(elements.map { JSONValue($0.value, type, in: schema) })
    case (.map(let entries), .map(let type)):
      self.init(members: entries.map { (key: $0.name.value, value: JSONValue($0.value.value, type, in: schema)) })
    case (.object(let entries), .object(let id)):
      let fields = zip(schema[id].fields, entries)
      self.init(members: fields.map { (key: $0.name, value: JSONValue($1.value.value, $0.type, in: schema)) })
    default: self = nil
    }
  }

  private static func constant(_ literal: Literal, _ type: FieldType) -> JSONValue {
    switch (literal, type) {
    case (.integer(let value), .timestamp(let unit)): time(value, unit)
    case (.double(let value), .timestamp(let unit)): time(value, unit)
    case (.integer(let value), _): integer(value)
    case (.unsigned(let value), _): Int64(exactly: value).map { integer($0) } ?? JSONValue(String(value))
    case (.double(let value), _): JSONValue(value)
    case (.bool(let value), _): JSONValue(value)
    case (.string(let text), .url): JSONValue(URL(string: URL.jsonPercentEncoded(text))?.absoluteString ?? text)
    case (.string(let text), _), (.enumCase(let text), _): JSONValue(text)
    case (.data(let bytes), _): JSONValue(Data(bytes))
    case (.json(let text), _): JSONValue(json: text) ?? nil
    case (.emptyList, _): []
    case (.emptyMap, _), (.emptyObject, _): [:]
    }
  }

  private static func integer(_ value: Int64) -> JSONValue {
    value.magnitude <= 1 << 53 ? JSONValue(value) : JSONValue(String(value))
  }

  private static func time(_ value: Int64, _ unit: FieldType.TimeUnit) -> JSONValue {
    let (milliseconds, isTooLarge) = value.multipliedReportingOverflow(by: unit == .seconds ? 1000 : 1)
    if !isTooLarge, let time = UTCTime(milliseconds: milliseconds) { return JSONValue(time.description) }
    return integer(value)
  }

  private static func time(_ value: Double, _ unit: FieldType.TimeUnit) -> JSONValue {
    let milliseconds = (unit == .seconds ? value * 1000 : value).rounded()
    let time = Int64(exactly: milliseconds).flatMap { UTCTime(milliseconds: $0) }
    return time.map { JSONValue($0.description) } ?? JSONValue(value)
  }
}
