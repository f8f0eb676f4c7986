import SourceText

extension ReadingRule {
  static let complexKey = ReadingRule(
    "complex-key",
    summary: Phrase(
      "a list or a mapping as a key", zh: "a list or a mapping as a key"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
