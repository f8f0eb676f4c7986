import SourceText

extension ReadingRule {
  static let emptyEnum = ReadingRule(
    "empty-enum",
    summary: Phrase(
      "an enumeration without cases", zh: "an enumeration without cases"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
