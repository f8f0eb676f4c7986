/// A short text made by interpolation, such as a statement: `"self.\(name) = \(value)"`.
///
/// It is to a `String` what a note is to a letter: bytes that are appended somewhere at once, without what a `String`
/// knows of characters.
public struct Snippet: ExpressibleByStringInterpolation, Sendable {
  enum Content {
    case literal(StaticString)
    case made(Output)
  }

  let content: Content

  public init(stringLiteral text: StaticString) { content = .literal(text) }
  public init(stringInterpolation made: StringInterpolation) { content = .made(made.output) }

  public struct StringInterpolation: StringInterpolationProtocol {
    /// What the parts are written to.
    public var output = Output()

    public init(literalCapacity: Int, interpolationCount: Int) {
      output.reserve(literalCapacity + 16 * interpolationCount)
    }

    public mutating func appendLiteral(_ text: StaticString) { output.append(literal: text) }
    public mutating func appendInterpolation(_ text: String) { output.append(string: text) }
    public mutating func appendInterpolation(_ snippet: Snippet) { output.append(snippet) }
    public mutating func appendInterpolation(_ number: Int) { output.append(string: String(number)) }
  }
}
