/// A JSON value to be printed: objects keep the order of their members, and what would not be seen is escaped.
public indirect enum OrderedJSON: Sendable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case null
  case array([OrderedJSON])
  case object([(key: String, value: OrderedJSON)])

  /// The text of a file: indented by two spaces, with a line break at its end.
  ///
  /// - Parameter width: a list or an object whose inside takes no more bytes is on one line.
  public func document(width: Int = 0) -> String {
    text(OrderedJSONStyle(width: width), indentation: "\n") + "\n"
  }

  /// All of it on one line.
  public var line: String { line(OrderedJSONStyle(width: .max)) ?? "" }

  /// - Parameter indentation: a line break and the spaces before the value's own closing bracket.
  private func text(_ style: OrderedJSONStyle, indentation: String) -> String {
    if let line = line(style) { return line }
    let inner = indentation + "  "
    switch self {
    case .array(let values):
      return "[" + inner + values.map { $0.text(style, indentation: inner) }.joined(separator: "," + inner)
        + indentation
        + "]"
    case .object(let members):
      let texts = members.map { style.key($0.key) + $0.value.text(style, indentation: inner) }
      return "{" + inner + texts.joined(separator: "," + inner) + indentation + "}"
    case .string, .integer, .bool, .null: return ""
    }
  }

  /// Nil if it is too long for one line.
  private func line(_ style: OrderedJSONStyle) -> String? {
    switch self {
    case .string(let text): return Escaping.jsonString(text, escapesInvisible: true)
    case .integer(let number): return String(number)
    case .bool(let flag): return String(flag)
    case .null: return "null"
    case .array(let values): return style.joined(values.map { $0.line(style) }).map { "[" + $0 + "]" }
    case .object(let members):
      return style.joined(members.map { member in member.value.line(style).map { style.key(member.key) + $0 } })
        .map { "{" + $0 + "}" }
    }
  }
}

/// How a value is printed.
private struct OrderedJSONStyle {
  let width: Int

  func key(_ key: String) -> String { Escaping.jsonString(key, escapesInvisible: true) + ": " }

  /// The inside of a list or an object on one line; nil if it is too long.
  func joined(_ parts: [String?]) -> String? {
    let texts = parts.compactMap { $0 }
    guard texts.count == parts.count else { return nil }
    let text = texts.joined(separator: ", ")
    return text.utf8.count <= width ? text : nil
  }
}

extension OrderedJSON: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(dictionaryLiteral members: (String, OrderedJSON)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }
  public init(arrayLiteral elements: OrderedJSON...) { self = .array(elements) }
  public init(integerLiteral number: Int) { self = .integer(number) }
  public init(booleanLiteral flag: Bool) { self = .bool(flag) }
}
