import SourceText

extension ReadingRule {
  static let badRange = ReadingRule(
    "bad-range",
    summary: Phrase(
      "a range that cannot be read, or whose ends are swapped", zh: "a range that cannot be read, or whose ends are swapped"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
