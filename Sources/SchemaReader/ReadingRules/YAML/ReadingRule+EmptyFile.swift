import SourceText

extension ReadingRule {
  static let emptyFile = ReadingRule(
    "empty-file", .warning,
    summary: Phrase(
      "a file without content", zh: "a file without content"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
