import SourceText

extension ReadingRule {
  static let unknownAlias = ReadingRule(
    "unknown-alias",
    summary: Phrase(
      "an alias of an anchor that is not there", zh: "an alias of an anchor that is not there"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
