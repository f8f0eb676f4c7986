import SourceText

extension ReadingRule {
  static let misplacedKey = ReadingRule(
    "misplaced-key",
    summary: Phrase(
      "a key that has no meaning in this combination", zh: "a key that has no meaning in this combination"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
