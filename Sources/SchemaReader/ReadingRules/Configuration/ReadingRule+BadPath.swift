import SourceText

extension ReadingRule {
  static let badPath = ReadingRule(
    "bad-path",
    summary: Phrase(
      "a path that leaves the package", zh: "a path that leaves the package"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
