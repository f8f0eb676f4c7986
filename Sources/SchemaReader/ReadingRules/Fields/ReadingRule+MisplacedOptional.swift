import SourceText

extension ReadingRule {
  static let misplacedOptional = ReadingRule(
    "misplaced-optional",
    summary: Phrase(
      "a `?` inside a list or a map", zh: "a `?` inside a list or a map"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
