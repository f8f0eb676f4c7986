import Schema

/// A JSON value to be printed: objects keep the order of their members.
indirect enum JSONNode: Sendable {
  case object([(String, JSONNode)])
  case array([JSONNode])
  case text(String)
  case integer(Int)
  case bool(Bool)

  /// Indented by two spaces, with a newline at the end.
  var text: String {
    var text = ""
    write(to: &text, indentation: "\n")
    return text + "\n"
  }

  /// A value that fits on a line of its own stands on it.
  private static let width = 100

  private func write(to text: inout String, indentation: String) {
    if let line = line(room: Self.width) {
      text += line
      return
    }
    switch self {
    case .object(let members):
      Self.write(members, between: "{", "}", to: &text, indentation) { member, text, inner in
        text += JSONText.string(member.0) + ": "
        member.1.write(to: &text, indentation: inner)
      }
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &text, indentation) { $0.write(to: &$1, indentation: $2) }
    case .text(let string): text += JSONText.string(string)
    case .integer(let number): text += "\(number)"
    case .bool(let flag): text += "\(flag)"
    }
  }

  private static func write<Part>(
    _ parts: [Part], between open: String, _ close: String, to text: inout String, _ indentation: String,
    _ write: (Part, inout String, String) -> Void
  ) {
    text += open
    for (index, part) in parts.enumerated() {
      text += (index > 0 ? "," : "") + indentation + "  "
      write(part, &text, indentation + "  ")
    }
    text += (parts.isEmpty ? "" : indentation) + close
  }

  /// On one line; nil if that is too long.
  private func line(room: Int) -> String? {
    var parts: [String] = []
    switch self {
    case .object(let members):
      for (name, node) in members {
        guard let line = node.line(room: room) else { return nil }
        parts.append(JSONText.string(name) + ": " + line)
      }
    case .array(let elements):
      for element in elements {
        guard let line = element.line(room: room) else { return nil }
        parts.append(line)
      }
    case .text(let string): return JSONText.string(string)
    case .integer(let number): return "\(number)"
    case .bool(let flag): return "\(flag)"
    }
    let text = parts.joined(separator: ", ")
    guard text.utf8.count <= room else { return nil }
    if case .object = self { return "{" + text + "}" }
    return "[" + text + "]"
  }
}

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(dictionaryLiteral members: (String, JSONNode)...) { self = .object(members) }
  init(arrayLiteral elements: JSONNode...) { self = .array(elements) }
  init(integerLiteral number: Int) { self = .integer(number) }
  init(booleanLiteral flag: Bool) { self = .bool(flag) }

  static func anyOf(_ nodes: [JSONNode]) -> JSONNode { .object([("anyOf", .array(nodes))]) }

  static func words(_ words: [String]) -> JSONNode { .object([("enum", .array(words.map { .text($0) }))]) }
}
