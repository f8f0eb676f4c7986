import SourceText

extension ReadingRule {
  static let badDocument = ReadingRule(
    "bad-document",
    summary: Phrase(
      "a document that declares nothing, or more than one thing", zh: "a document that declares nothing, or more than one thing"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
