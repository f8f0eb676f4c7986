import SourceText

extension ReadingRule {
  static let unknownKey = ReadingRule(
    "unknown-key",
    summary: Phrase(
      "a key that the language does not have at this place", zh: "a key that the language does not have at this place"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
