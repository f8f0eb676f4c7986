import SourceText

extension ReadingRule {
  static let conflictingKeys = ReadingRule(
    "conflicting-keys",
    summary: Phrase(
      "keys that exclude one another stand side by side", zh: "keys that exclude one another stand side by side"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
