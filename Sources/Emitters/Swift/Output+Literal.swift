import Templating

extension Output {
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
