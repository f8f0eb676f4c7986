import SourceText

extension ReadingRule {
  static let badNumber = ReadingRule(
    "bad-number",
    summary: Phrase(
      "a number out of the range its key takes", zh: "a number out of the range its key takes"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
