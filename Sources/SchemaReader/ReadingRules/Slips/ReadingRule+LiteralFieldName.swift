import SourceText

extension ReadingRule {
  static let literalFieldName = ReadingRule(
    "literal-field-name", .warning,
    summary: Phrase(
      "a text without a placeholder that looks like a field's name", zh: "a text without a placeholder that looks like a field's name"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
