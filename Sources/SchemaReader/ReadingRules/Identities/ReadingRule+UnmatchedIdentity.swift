import SourceText

extension ReadingRule {
  static let unmatchedIdentity = ReadingRule(
    "unmatched-identity",
    summary: Phrase(
      "a test for an identity that the message does not have", zh: "a test for an identity that the message does not have"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
