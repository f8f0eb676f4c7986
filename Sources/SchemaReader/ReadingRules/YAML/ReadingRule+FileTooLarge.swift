import SourceText

extension ReadingRule {
  static let fileTooLarge = ReadingRule(
    "file-too-large",
    summary: Phrase(
      "a file that is too large to be a schema", zh: "a file that is too large to be a schema"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
