import SourceText

extension ReadingRule {
  static let missingID = ReadingRule(
    "missing-id",
    summary: Phrase(
      "a message without the identity that its envelope wants", zh: "a message without the identity that its envelope wants"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
