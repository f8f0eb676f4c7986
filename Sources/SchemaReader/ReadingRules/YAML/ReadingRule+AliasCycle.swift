import SourceText

extension ReadingRule {
  static let aliasCycle = ReadingRule(
    "alias-cycle",
    summary: Phrase(
      "an alias inside the value it names", zh: "an alias inside the value it names"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
