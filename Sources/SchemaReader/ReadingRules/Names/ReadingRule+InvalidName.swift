import SourceText

extension ReadingRule {
  static let invalidName = ReadingRule(
    "invalid-name",
    summary: Phrase(
      "a declaration's name that is not UpperCamelCase", zh: "a declaration's name that is not UpperCamelCase"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
