import SourceText

extension ReadingRule {
  static let swiftNameCollision = ReadingRule(
    "swift-name-collision",
    summary: Phrase(
      "a name that the generated code has or uses already", zh: "a name that the generated code has or uses already"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
