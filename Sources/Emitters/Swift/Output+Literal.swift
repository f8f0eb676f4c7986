import Templating

extension Output {
  /// Text of the author's as a string literal.
  mutating func append(quoted text: String) {
    append(literal: "\"")
    append(string: SwiftLiteral.escaped(text))
    append(literal: "\"")
  }

  /// A list of string literals.
  mutating func append(quoted texts: [String]) {
    append(literal: "[")
    append(texts, separator: ", ") { $1.append(quoted: $0) }
    append(literal: "]")
  }
}

extension Snippet.StringInterpolation {
  /// Text of the author's as a string literal.
  mutating func appendInterpolation(quoted text: String) {
    appendLiteral("\"")
    appendInterpolation(SwiftLiteral.escaped(text))
    appendLiteral("\"")
  }
}
