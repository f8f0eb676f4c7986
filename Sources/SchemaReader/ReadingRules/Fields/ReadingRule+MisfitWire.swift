import SourceText

extension ReadingRule {
  static let misfitWire = ReadingRule(
    "misfit-wire",
    summary: Phrase(
      "a `wire` that does not fit the type", zh: "a `wire` that does not fit the type"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
