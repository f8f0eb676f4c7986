import SourceText

extension ReadingRule {
  static let misfitField = ReadingRule(
    "misfit-field",
    summary: Phrase(
      "a field of a type that cannot be used at this place", zh: "a field of a type that cannot be used at this place"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
