import SourceText

extension ReadingRule {
  static let unknownCase = ReadingRule(
    "unknown-case",
    summary: Phrase(
      "a reference to a case that does not exist", zh: "a reference to a case that does not exist"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
