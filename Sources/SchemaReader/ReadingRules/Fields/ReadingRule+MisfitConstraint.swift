import SourceText

extension ReadingRule {
  static let misfitConstraint = ReadingRule(
    "misfit-constraint",
    summary: Phrase(
      "a constraint that does not fit the type", zh: "a constraint that does not fit the type"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
