import Foundation
import MessageRuntime
import Schema

extension PayloadValue {
  /// A constant of the schema as a value of a type; nil where it is none.
  init?(_ literal: Literal, of type: FieldType, in shapes: SchemaShapes) {
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
      guard let known = shapes.schema[id].cases.first(where: { $0.name.value == name }) else { return nil }
      switch known.raw.value {
      case .integer(let value): self = .number(PayloadEnum(rawValue: Int(clamping: value), name: name))
      case .string(let text): self = .text(PayloadEnum(rawValue: text, name: name))
      }
    case (.data(let bytes), _): self = .data(Data(bytes))
    case (.json(let text), _): self = .json(JSONValue(json: text) ?? nil)
    case (.emptyList, _): self = .list([])
    case (.emptyMap, _): self = .map([:])
    case (.emptyObject, .object(let id)): self = .object(PayloadObject(standardOf: shapes.object(id), in: shapes))
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

  /// The text of what is a string, or as good as one.
  var asText: String? {
    switch self {
    case .string(let text): text
    case .url(let url): url.absoluteString
    default: nil
    }
  }
}
