import SourceText

extension ReadingRule {
  static let aliasExpansion = ReadingRule(
    "alias-expansion",
    summary: Phrase(
      "aliases that stand for too many values", zh: "aliases that stand for too many values"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
