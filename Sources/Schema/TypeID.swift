import SourceText

/// One id of a message type: a component for each id key of the envelope.
public struct TypeID: Hashable, Sendable {
  public enum Component: Hashable, Sendable {
    case value(Value)
    case range(ClosedRange<Int64>)
    /// `_`: any value; a required argument of the initializer.
    case any
  }

  /// A value in its declared form. Strings are the same if their bytes are.
  public enum Value: Hashable, Sendable, CustomStringConvertible {
    case integer(Int64)
    case string(String)

    public var description: String {
      switch self {
      case .integer(let value): String(value)
      case .string(let value): "\"\(value)\""
      }
    }

    public static func == (value: Value, other: Value) -> Bool {
      switch (value, other) {
      case (.integer(let a), .integer(let b)): a == b
      case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
      default: false
      }
    }
  }

  public var components: [Component]
  public var range: SourceRange

  public init(components: [Component], range: SourceRange) {
    self.components = components
    self.range = range
  }
}

extension TypeID.Component {
  /// As a schema writes it.
  public var yaml: String {
    switch self {
    case .value(.integer(let value)): String(value)
    case .value(.string(let text)): Self.isPlain(text) ? text : Escaping.jsonString(text)
    case .range(let range): "\(range.lowerBound)..\(range.upperBound)"
    case .any: "_"
    }
  }

  /// It is a string to YAML also without quotes.
  private static func isPlain(_ text: String) -> Bool {
    guard text.unicodeScalars.first?.properties.isAlphabetic == true, text.last != " " else { return false }
    let words = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]
    return !words.contains(text.lowercased()) && !text.unicodeScalars.contains { ",:#[]{}".unicodeScalars.contains($0) }
  }
}

extension TypeID {
  /// As a schema writes it.
  public var yaml: String {
    components.count == 1 ? components[0].yaml : "[\(components.map(\.yaml).joined(separator: ", "))]"
  }
}
