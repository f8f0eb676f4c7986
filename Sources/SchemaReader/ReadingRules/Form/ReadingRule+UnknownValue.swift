import SourceText

extension ReadingRule {
  static let unknownValue = ReadingRule(
    "unknown-value",
    summary: Phrase(
      "a word that is none of those a key takes", zh: "a word that is none of those a key takes"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
