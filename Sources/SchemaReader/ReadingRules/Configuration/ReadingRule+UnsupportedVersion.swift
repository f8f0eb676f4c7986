import SourceText

extension ReadingRule {
  static let unsupportedVersion = ReadingRule(
    "unsupported-version",
    summary: Phrase(
      "a version of the language that this messagegen does not know", zh: "a version of the language that this messagegen does not know"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
