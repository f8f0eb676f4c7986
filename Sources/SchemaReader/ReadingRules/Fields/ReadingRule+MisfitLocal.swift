import SourceText

extension ReadingRule {
  static let misfitLocal = ReadingRule(
    "misfit-local",
    summary: Phrase(
      "a local field that is neither optional nor defaulted, or has keys of the wire", zh: "a local field that is neither optional nor defaulted, or has keys of the wire"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
