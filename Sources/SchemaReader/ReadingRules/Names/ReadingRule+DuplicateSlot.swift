import SourceText

extension ReadingRule {
  static let duplicateSlot = ReadingRule(
    "duplicate-slot",
    summary: Phrase(
      "two things in one slot", zh: "two things in one slot"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
