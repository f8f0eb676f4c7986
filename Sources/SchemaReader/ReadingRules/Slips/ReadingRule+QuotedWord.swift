import SourceText

extension ReadingRule {
  static let quotedWord = ReadingRule(
    "quoted-word",
    summary: Phrase(
      "a word of the language in quotes", zh: "a word of the language in quotes"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
