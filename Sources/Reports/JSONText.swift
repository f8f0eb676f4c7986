/// A JSON value that keeps the order of its keys, and its text.
public enum JSONText {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case null
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// The text of a file: indented by two spaces, with a line break at its end.
  public var document: String {
    var text = ""
    write(to: &text, indentation: "\n")
    return text + "\n"
  }

  /// - Parameter indentation: a line break and the spaces before the value's own closing bracket.
  private func write(to text: inout String, indentation: String) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .integer(let number): text += String(number)
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    case .array(let values):
      Self.write(values, "[", "]", to: &text, indentation) { $0.write(to: &$1, indentation: $2) }
    case .object(let members):
      Self.write(members, "{", "}", to: &text, indentation) {
        Self.write($0.key, to: &$1)
        $1 += ": "
        $0.value.write(to: &$1, indentation: $2)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], _ opening: String, _ closing: String, to text: inout String, _ indentation: String,
    _ body: (Item, inout String, String) -> Void
  ) {
    text += opening
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "" : ",") + indentation + "  "
      body(item, &text, indentation + "  ")
    }
    text += (items.isEmpty ? "" : indentation) + closing
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // All of them lie below U+10000, where four digits are enough.
      case _ where scalar.isInvisible: text += "\\u" + scalar.fourDigits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
