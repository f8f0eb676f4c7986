import SourceText

extension ReadingRule {
  static let unknownType = ReadingRule(
    "unknown-type",
    summary: Phrase(
      "a type that is not declared", zh: "a type that is not declared"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
