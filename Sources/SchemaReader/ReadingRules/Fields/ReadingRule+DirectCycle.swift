import SourceText

extension ReadingRule {
  static let directCycle = ReadingRule(
    "direct-cycle",
    summary: Phrase(
      "an object that holds itself directly", zh: "an object that holds itself directly"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
