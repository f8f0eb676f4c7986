import SourceText

extension ReadingRule {
  static let unquotedHash = ReadingRule(
    "unquoted-hash",
    summary: Phrase(
      "a text that YAML reads as a comment", zh: "a text that YAML reads as a comment"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
