import SourceText

extension ReadingRule {
  static let defaultOutOfRange = ReadingRule(
    "default-out-of-range",
    summary: Phrase(
      "a default outside of its type or its own constraints", zh: "a default outside of its type or its own constraints"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
