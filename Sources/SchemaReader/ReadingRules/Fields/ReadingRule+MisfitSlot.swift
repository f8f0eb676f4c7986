import SourceText

extension ReadingRule {
  static let misfitSlot = ReadingRule(
    "misfit-slot",
    summary: Phrase(
      "a slot on a field that cannot travel there", zh: "a slot on a field that cannot travel there"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
