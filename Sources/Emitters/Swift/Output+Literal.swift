import Schema
import Templating

extension Output {
  /// A name as it is written in a declaration.
  mutating func append(escaped name: String) {
    if SwiftNames.isKeyword(name) { append("`", name, "`") } else { append(name) }
  }

  /// Text of the author's as a string literal.
  mutating func append(quoted text: String) {
    literal("\"")
    if SwiftLiteral.isVerbatim(text) { append(text) } else { append(SwiftLiteral.escaped(text)) }
    literal("\"")
  }

  /// A list of string literals.
  mutating func append(quoted texts: [String]) {
    literal("[")
    append(texts, separator: ", ") { $1.append(quoted: $0) }
    literal("]")
  }
}
