import SourceText

extension ReadingRule {
  static let wrongKind = ReadingRule(
    "wrong-kind",
    summary: Phrase(
      "a value of another kind than its key takes", zh: "a value of another kind than its key takes"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
