import SourceText

extension ReadingRule {
  static let unquotedText = ReadingRule(
    "unquoted-text", .warning,
    summary: Phrase(
      "a plain text that YAML 1.1 reads as something else", zh: "a plain text that YAML 1.1 reads as something else"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
