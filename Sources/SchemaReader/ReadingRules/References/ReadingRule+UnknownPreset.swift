import SourceText

extension ReadingRule {
  static let unknownPreset = ReadingRule(
    "unknown-preset",
    summary: Phrase(
      "a reference to a layout preset that does not exist", zh: "a reference to a layout preset that does not exist"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
