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
  public func document(width: Int = 0) -> String { text(width: width, indentation: "\n").text + "\n" }

  /// All of it on one line.
  public var line: String { text(width: .max, indentation: "").text }

  /// - Parameter indentation: a line break and the spaces before the value's own closing bracket.
  private func text(width: Int, indentation: String) -> (text: String, isLine: Bool) {
    let (parts, brackets): ([(text: String, isLine: Bool)], (String, String))
    let inner = indentation + "  "
    switch self {
    case .string(let text): return (Self.quoted(text), true)
    case .integer(let number): return (String(number), true)
    case .bool(let flag): return (String(flag), true)
    case .null: return ("null", true)
    case .array(let values):
      (parts, brackets) = (values.map { $0.text(width: width, indentation: inner) }, ("[", "]"))
    case .object(let members):
      parts = members.map { member in
        let value = member.value.text(width: width, indentation: inner)
        return (Self.quoted(member.key) + ": " + value.text, value.isLine)
      }
      brackets = ("{", "}")
    }
    let texts = parts.map(\.text)
    if parts.allSatisfy(\.isLine), case let line = texts.joined(separator: ", "), line.utf8.count <= width {
      return (brackets.0 + line + brackets.1, true)
    }
    return (brackets.0 + inner + texts.joined(separator: "," + inner) + indentation + brackets.1, false)
  }

  private static func quoted(_ text: String) -> String { Escaping.jsonString(text, escapesInvisible: true) }
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
