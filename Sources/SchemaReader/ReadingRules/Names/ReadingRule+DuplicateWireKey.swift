import SourceText

extension ReadingRule {
  static let duplicateWireKey = ReadingRule(
    "duplicate-wire-key",
    summary: Phrase(
      "two things under one JSON key", zh: "two things under one JSON key"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
