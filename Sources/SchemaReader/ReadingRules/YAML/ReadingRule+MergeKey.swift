import SourceText

extension ReadingRule {
  static let mergeKey = ReadingRule(
    "merge-key",
    summary: Phrase(
      "`<<`, which does not merge mappings here", zh: "`<<`, which does not merge mappings here"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
