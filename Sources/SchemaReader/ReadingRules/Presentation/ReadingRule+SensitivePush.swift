import SourceText

extension ReadingRule {
  static let sensitivePush = ReadingRule(
    "sensitive-push",
    summary: Phrase(
      "a sensitive field in a push text", zh: "a sensitive field in a push text"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
