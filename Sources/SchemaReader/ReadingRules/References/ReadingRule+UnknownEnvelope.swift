import SourceText

extension ReadingRule {
  static let unknownEnvelope = ReadingRule(
    "unknown-envelope",
    summary: Phrase(
      "a reference to an envelope that does not exist", zh: "a reference to an envelope that does not exist"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
