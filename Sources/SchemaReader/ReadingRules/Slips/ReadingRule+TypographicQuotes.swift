import SourceText

extension ReadingRule {
  static let typographicQuotes = ReadingRule(
    "typographic-quotes", .warning,
    summary: Phrase(
      "typographic quotes, which become part of the text", zh: "typographic quotes, which become part of the text"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
