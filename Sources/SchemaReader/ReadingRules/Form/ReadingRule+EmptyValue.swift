import SourceText

extension ReadingRule {
  static let emptyValue = ReadingRule(
    "empty-value",
    summary: Phrase(
      "a list, mapping or text that must not be empty is", zh: "a list, mapping or text that must not be empty is"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
