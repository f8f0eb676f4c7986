import SourceText

extension ReadingRule {
  static let duplicateName = ReadingRule(
    "duplicate-name",
    summary: Phrase(
      "two declarations, cases, targets or menu actions of one name", zh: "two declarations, cases, targets or menu actions of one name"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
