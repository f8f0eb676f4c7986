import Foundation
import MessageRuntime

extension PayloadValue {
  /// As it is shown to people.
  var shown: String {
    switch self {
    case .text(let value): value.name ?? JSONValue(value.rawValue).json
    case .number(let value): value.name ?? "\(value.rawValue)"
    case .date(let date): date.shown
    default: JSONWriter.text(of: self)
    }
  }

  /// A raw value without a case.
  var isUndeclared: Bool {
    switch self {
    case .text(let value): !value.isKnown
    case .number(let value): !value.isKnown
    default: false
    }
  }

  /// Whether it is the same value as that in a payload.
  func isSame(as node: JSONNode, _ options: JSONOptions) -> Bool {
    let json = node.value
    switch self {
    case .string(let text):
      return json.string.map { UTF8Text.areSame($0, text) } ?? (options.contains(.wireInt) && json.json == text)
    case .bool(let flag):
      if options.contains(.wireString) { return json.string == (flag ? "1" : "0") }
      return options.contains(.wireInt) ? json.double == (flag ? 1 : 0) : json.bool == flag
    case .integer(let number): return options.number(json)?.integer == number
    case .unsigned(let number): return options.number(json)?.unsignedInteger == number
    case .double(let number): return options.number(json)?.double == number
    // Only machines read times as numbers.
    case .date: return false
    case .url(let url): return json.string.map { UTF8Text.areSame($0, url.absoluteString) } ?? false
    case .data: return node.kind == .string
    case .json: return true
    // The name of a case says more than its raw value.
    case .text(let value): return value.name == nil || value.name == value.rawValue && json.string == value.rawValue
    case .number(let value): return value.name == nil
    case .object, .list, .map: return true
    }
  }
}

extension JSONOptions {
  /// The number that a field is written as.
  fileprivate func number(_ json: JSONValue) -> JSONValue? {
    if !contains(.wireString) { return json }
    return json.string.flatMap { JSONValue(json: $0) }
  }
}

extension Date {
  /// Such as `2024-05-01T00:00:00Z`, with milliseconds if there are any.
  fileprivate var shown: String {
    guard abs(timeIntervalSince1970) < 1e13 else { return "\(timeIntervalSince1970) s" }
    // The formatter cuts them.
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    let seconds = (milliseconds / 1000).rounded(.down)
    let rest = Int(milliseconds - seconds * 1000)
    let text = Date(timeIntervalSince1970: seconds).formatted(Date.ISO8601FormatStyle())
    if rest == 0 { return text }
    return text.dropLast() + "." + String(1000 + rest).dropFirst() + "Z"
  }
}
