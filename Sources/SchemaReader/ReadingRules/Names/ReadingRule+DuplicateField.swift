import SourceText

extension ReadingRule {
  static let duplicateField = ReadingRule(
    "duplicate-field",
    summary: Phrase(
      "two fields of one name", zh: "two fields of one name"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
