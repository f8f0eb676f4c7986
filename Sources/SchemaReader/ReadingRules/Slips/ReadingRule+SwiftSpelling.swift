import SourceText

extension ReadingRule {
  static let swiftSpelling = ReadingRule(
    "swift-spelling",
    summary: Phrase(
      "Swift's or CSS's spelling of something that the language spells otherwise", zh: "Swift's or CSS's spelling of something that the language spells otherwise"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
