import SourceText

extension ReadingRule {
  static let missingValue = ReadingRule(
    "missing-value",
    summary: Phrase(
      "a key without a value", zh: "a key without a value"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
