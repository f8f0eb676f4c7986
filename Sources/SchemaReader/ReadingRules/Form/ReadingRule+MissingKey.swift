import SourceText

extension ReadingRule {
  static let missingKey = ReadingRule(
    "missing-key",
    summary: Phrase(
      "a key that must be there is not", zh: "a key that must be there is not"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
