import SourceText

extension ReadingRule {
  static let unquotedBrackets = ReadingRule(
    "unquoted-brackets",
    summary: Phrase(
      "a text that YAML reads as a list or a mapping", zh: "a text that YAML reads as a list or a mapping"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
