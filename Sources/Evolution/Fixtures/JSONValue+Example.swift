import Examples
import Foundation
import MessageRuntime
import Schema
import SourceText

extension JSONValue {
  /// The value of a field for readers in any language: objects by the names of their fields, cases by name, times as
  /// RFC 3339 in UTC; bytes in base64 and integers beyond 2^53 as strings.
  init(_ value: ExampleValue, _ type: FieldType, in schema: Schema) {
    switch (value, type) {
    case (.null, _), (.masked, _): self = nil
    case (.bool(let value), _): self.init(value)
    case (.integer(let text), .timestamp(let unit)): self = Self.time(text, unit)
    case (.integer(let text), _): self = Self.integer(text)
    case (.double(let value), .timestamp(let unit)): self = Self.time(value, unit)
    case (.double(let value), _): self.init(value)
    case (.string(let text), .url):
      self.init(URL(string: URL.jsonPercentEncoded(text))?.absoluteString ?? text)
    case (.string(let text), _), (.enumCase(let text), _): self.init(text)
    case (.json(let text), _): self = JSONValue(json: text) ?? nil
    case (.list(let elements), .list(let type)): self.init(elements.map { JSONValue($0, type, in: schema) })
    case (.map(let members), .map(let type)):
      self.init(members: members.map { (key: $0.name, value: JSONValue($0.value, type, in: schema)) })
    case (.object(let members), .object(let id)):
      let fields = zip(schema[id].fields, members)
      self.init(members: fields.map { (key: $0.name, value: JSONValue($1.value, $0.type, in: schema)) })
    default: self = nil
    }
  }

  private static func integer(_ text: String) -> JSONValue {
    guard let value = Int64(text), value.magnitude <= 1 << 53 else { return JSONValue(text) }
    return JSONValue(value)
  }

  private static func time(_ text: String, _ unit: FieldType.TimeUnit) -> JSONValue {
    let (milliseconds, isTooLarge) = (Int64(text) ?? .max).multipliedReportingOverflow(by: unit == .seconds ? 1000 : 1)
    if !isTooLarge, let time = UTCTime(milliseconds: milliseconds) { return JSONValue(time.description) }
    return integer(text)
  }

  private static func time(_ value: Double, _ unit: FieldType.TimeUnit) -> JSONValue {
    let milliseconds = (unit == .seconds ? value * 1000 : value).rounded()
    let time = Int64(exactly: milliseconds).flatMap { UTCTime(milliseconds: $0) }
    return time.map { JSONValue($0.description) } ?? JSONValue(value)
  }
}
