import SourceText

extension ReadingRule {
  static let fullWidthPunctuation = ReadingRule(
    "full-width-punctuation",
    summary: Phrase(
      "a full-width colon or comma where YAML wants its own", zh: "a full-width colon or comma where YAML wants its own"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
