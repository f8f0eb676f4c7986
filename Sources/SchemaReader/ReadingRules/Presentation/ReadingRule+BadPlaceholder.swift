import SourceText

extension ReadingRule {
  static let badPlaceholder = ReadingRule(
    "bad-placeholder",
    summary: Phrase(
      "a placeholder that cannot be read or filled in", zh: "a placeholder that cannot be read or filled in"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
