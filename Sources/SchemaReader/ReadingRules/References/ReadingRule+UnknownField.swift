import SourceText

extension ReadingRule {
  static let unknownField = ReadingRule(
    "unknown-field",
    summary: Phrase(
      "a reference to a field that does not exist", zh: "a reference to a field that does not exist"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
