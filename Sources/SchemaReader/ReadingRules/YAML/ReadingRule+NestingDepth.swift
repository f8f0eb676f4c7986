import SourceText

extension ReadingRule {
  static let nestingDepth = ReadingRule(
    "nesting-depth",
    summary: Phrase(
      "too many collections inside one another", zh: "too many collections inside one another"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
