import SourceText

extension ReadingRule {
  static let listEnvelope = ReadingRule(
    "list-envelope",
    summary: Phrase(
      "a message in a `root: list` envelope that is not one list", zh: "a message in a `root: list` envelope that is not one list"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
