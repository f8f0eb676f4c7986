import SourceText

extension ReadingRule {
  static let mixedRawValues = ReadingRule(
    "mixed-raw-values",
    summary: Phrase(
      "integer and string raw values in one enumeration", zh: "integer and string raw values in one enumeration"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
