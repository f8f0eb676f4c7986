import SourceText

extension ReadingRule {
  static let unsupportedTag = ReadingRule(
    "unsupported-tag",
    summary: Phrase(
      "a tag, which means nothing here", zh: "a tag, which means nothing here"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
