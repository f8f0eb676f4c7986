import SourceText

/// Tests that are not about languages speak one.
extension LocalizedText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .verbatim(text) }
}
