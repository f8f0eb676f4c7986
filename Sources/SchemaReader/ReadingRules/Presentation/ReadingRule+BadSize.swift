import SourceText

extension ReadingRule {
  static let badSize = ReadingRule(
    "bad-size",
    summary: Phrase(
      "a size, length or inset that cannot be read", zh: "a size, length or inset that cannot be read"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
