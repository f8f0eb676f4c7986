import SourceText

extension ReadingRule {
  static let badOmit = ReadingRule(
    "bad-omit",
    summary: Phrase(
      "an omission that would not read back as the same value", zh: "an omission that would not read back as the same value"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
