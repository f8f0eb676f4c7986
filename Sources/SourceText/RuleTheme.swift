/// Rules about one side of a schema, as people look for them.
public struct RuleTheme<Rule: Sendable>: Sendable {
  /// In small letters.
  public let name: Phrase
  public let rules: [Rule]

  public init(_ name: Phrase.Text, zh chinese: Phrase.Text, _ rules: [Rule]) {
    self.name = Phrase(name, zh: chinese)
    self.rules = rules
  }
}
