import SourceText

extension ReadingRule {
  static let notUTF8 = ReadingRule(
    "not-utf8",
    summary: Phrase(
      "a file in another encoding than UTF-8", zh: "a file in another encoding than UTF-8"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
