import SourceText

extension ReadingRule {
  static let badEnvelope = ReadingRule(
    "bad-envelope",
    summary: Phrase(
      "an envelope whose keys contradict one another", zh: "an envelope whose keys contradict one another"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
