import SourceText

extension ReadingRule {
  static let ambiguousNumber = ReadingRule(
    "ambiguous-number",
    summary: Phrase(
      "a number that the versions of YAML read differently", zh: "a number that the versions of YAML read differently"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
