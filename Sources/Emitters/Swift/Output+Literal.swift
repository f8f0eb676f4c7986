import Templating

extension Output {
  /// Text of the author's as a string literal.
  mutating func append(quoted text: String) {
    append("\"")
    append(SwiftLiteral.isVerbatim(text) ? text : SwiftLiteral.escaped(text))
    append("\"")
  }

  /// A list of string literals.
  mutating func append(quoted texts: [String]) {
    append("[")
    append(texts, separator: ", ") { $1.append(quoted: $0) }
    append("]")
  }
}
