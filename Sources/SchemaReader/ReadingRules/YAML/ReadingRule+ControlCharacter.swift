import SourceText

extension ReadingRule {
  static let controlCharacter = ReadingRule(
    "control-character",
    summary: Phrase(
      "a character that cannot stand in YAML", zh: "a character that cannot stand in YAML"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
