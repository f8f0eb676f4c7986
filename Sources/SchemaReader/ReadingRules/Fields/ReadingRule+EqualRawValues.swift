import SourceText

extension ReadingRule {
  static let equalRawValues = ReadingRule(
    "equal-raw-values",
    summary: Phrase(
      "two cases with one raw value", zh: "two cases with one raw value"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
