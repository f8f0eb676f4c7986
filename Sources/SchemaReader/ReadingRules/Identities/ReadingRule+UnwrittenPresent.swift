import SourceText

extension ReadingRule {
  static let unwrittenPresent = ReadingRule(
    "unwritten-present",
    summary: Phrase(
      "a key of `present` that nothing writes", zh: "a key of `present` that nothing writes"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
