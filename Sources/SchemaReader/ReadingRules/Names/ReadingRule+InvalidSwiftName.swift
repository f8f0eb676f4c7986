import SourceText

extension ReadingRule {
  static let invalidSwiftName = ReadingRule(
    "invalid-swift-name",
    summary: Phrase(
      "a name that cannot be a Swift identifier", zh: "a name that cannot be a Swift identifier"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
