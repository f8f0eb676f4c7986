import SourceText

extension ReadingRule {
  static let badColor = ReadingRule(
    "bad-color",
    summary: Phrase(
      "a colour that cannot be read", zh: "a colour that cannot be read"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
