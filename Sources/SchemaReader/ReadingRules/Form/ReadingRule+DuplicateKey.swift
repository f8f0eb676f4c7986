import SourceText

extension ReadingRule {
  static let duplicateKey = ReadingRule(
    "duplicate-key",
    summary: Phrase(
      "a key that stands twice in a mapping", zh: "a key that stands twice in a mapping"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
