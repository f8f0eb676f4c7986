import SourceText

extension ReadingRule {
  static let unexpectedID = ReadingRule(
    "unexpected-id",
    summary: Phrase(
      "an identity that the envelope has no key for", zh: "an identity that the envelope has no key for"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
