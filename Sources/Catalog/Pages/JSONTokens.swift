import Templating

/// A part of a JSON text, by its kind.
struct JSONToken: View, Equatable {
  enum Kind: Sendable { case key, string, number, plain }

  let kind: Kind
  var text: String

  static let fields: [ViewField<JSONToken>] = [
    .text("text", \.text), .flag("isKey") { $0.kind == .key }, .flag("isString") { $0.kind == .string },
    .flag("isNumber") { $0.kind == .number }, .flag("isPlain") { $0.kind == .plain },
  ]
}

/// A compact JSON text, indented for people; its strings and numbers stay as they are.
struct JSONTokens {
  private(set) var all: [JSONToken] = []
  private var depth = 0

  init(_ json: String) {
    var rest = Substring(json)
    while let first = rest.first {
      switch first {
      case "\"": string(&rest)
      case "{", "[": open(&rest)
      case "}", "]":
        depth -= 1
        plain("\n" + indentation + String(rest.removeFirst()))
      case ",":
        rest.removeFirst()
        plain(",\n" + indentation)
      case ":":
        rest.removeFirst()
        plain(": ")
      case " ", "\n", "\t", "\r", "\r\n": rest.removeFirst()
      default:
        let word = rest.prefix { !"{}[],:\" \n\t\r".contains($0) }
        rest = rest.dropFirst(max(1, word.count))
        all.append(JSONToken(kind: .number, text: String(word)))
      }
    }
  }

  private var indentation: String { String(repeating: "  ", count: max(0, depth)) }

  private mutating func plain(_ text: String) {
    if all.last?.kind == .plain {
      all[all.count - 1].text += text
    } else {
      all.append(JSONToken(kind: .plain, text: text))
    }
  }

  private mutating func open(_ rest: inout Substring) {
    let bracket = rest.removeFirst()
    let closing: Character = bracket == "{" ? "}" : "]"
    if rest.first == closing {
      rest.removeFirst()
      return plain("\(bracket)\(closing)")
    }
    depth += 1
    plain("\(bracket)\n" + indentation)
  }

  private mutating func string(_ rest: inout Substring) {
    var text = String(rest.removeFirst())
    while let next = rest.popFirst() {
      text.append(next)
      if next == "\\", let escaped = rest.popFirst() { text.append(escaped) } else if next == "\"" { break }
    }
    all.append(JSONToken(kind: rest.first == ":" ? .key : .string, text: text))
  }
}
