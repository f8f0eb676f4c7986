import SourceText

extension ReadingRule {
  static let misfitTest = ReadingRule(
    "misfit-test",
    summary: Phrase(
      "a test in `when` that does not fit its subject", zh: "a test in `when` that does not fit its subject"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
