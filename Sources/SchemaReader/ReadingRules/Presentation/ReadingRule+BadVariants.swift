import SourceText

extension ReadingRule {
  static let badVariants = ReadingRule(
    "bad-variants",
    summary: Phrase(
      "variants of a text whose last one is not for all other cases, or never reached", zh: "variants of a text whose last one is not for all other cases, or never reached"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
