import Foundation
import MessageRuntime

/// A value that is neither a list nor an object, as JSON.
enum Scalar {
  case text(String)
  case bool(Bool)
  /// Its JSON text.
  case number(String)

  init?(_ json: JSONValue) {
    switch json.json.first {
    case "\"": self = .text(json.string ?? "")
    case "t", "f": self = .bool(json.json == "true")
    case "{", "[", "n", nil: return nil
    default: self = .number(json.json)
    }
  }

  /// Whether both mean the same value, such as `"5"` and 5, or 1 and `true`.
  func says(_ other: Scalar) -> Bool {
    switch (self, other) {
    // In a URL, characters that it must not have are percent-encoded.
    case (.text(let a), .text(let b)):
      a.utf8.elementsEqual(b.utf8) || URL.jsonPercentEncoded(a) == b || a == URL.jsonPercentEncoded(b)
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): Self.areSame(a, b)
    case (.text(let text), .number(let number)), (.number(let number), .text(let text)):
      Self.areSame(text.trimmingCharacters(in: .whitespaces), number)
    case (.bool(let bool), .number(let text)), (.bool(let bool), .text(let text)), (.number(let text), .bool(let bool)),
      (.text(let text), .bool(let bool)):
      (bool ? ["true", "1"] : ["false", "0"]).contains(text)
    }
  }

  private static func areSame(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    guard Double(a) != nil, Double(b) != nil, let a = Decimal(string: a), let b = Decimal(string: b) else {
      return false
    }
    return a == b
  }
}
