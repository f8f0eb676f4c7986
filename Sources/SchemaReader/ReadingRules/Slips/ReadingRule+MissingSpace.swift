import SourceText

extension ReadingRule {
  static let missingSpace = ReadingRule(
    "missing-space",
    summary: Phrase(
      "a colon without the space that YAML wants after it", zh: "a colon without the space that YAML wants after it"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
