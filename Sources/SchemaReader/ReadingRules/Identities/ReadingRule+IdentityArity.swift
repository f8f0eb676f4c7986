import SourceText

extension ReadingRule {
  static let identityArity = ReadingRule(
    "identity-arity",
    summary: Phrase(
      "more or fewer values than the envelope has identity keys", zh: "more or fewer values than the envelope has identity keys"),
    why: Phrase("", zh: ""),
    bad: [], good: [])
}
