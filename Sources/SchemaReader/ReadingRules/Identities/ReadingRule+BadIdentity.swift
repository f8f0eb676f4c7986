import SourceText

extension ReadingRule {
  static let badIdentity = ReadingRule(
    "bad-identity",
    summary: Phrase(
      "a value that cannot be an identity", zh: "a value that cannot be an identity"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
