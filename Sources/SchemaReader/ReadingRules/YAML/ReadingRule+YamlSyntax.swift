import SourceText

extension ReadingRule {
  static let yamlSyntax = ReadingRule(
    "yaml-syntax",
    summary: Phrase(
      "a text that is no YAML", zh: "a text that is no YAML"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
