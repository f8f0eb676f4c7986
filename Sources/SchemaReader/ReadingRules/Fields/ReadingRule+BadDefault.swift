import SourceText

extension ReadingRule {
  static let badDefault = ReadingRule(
    "bad-default",
    summary: Phrase(
      "a default that its field cannot have", zh: "a default that its field cannot have"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
