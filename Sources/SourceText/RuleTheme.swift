/// Rules about one side of a schema, as people look for them.
public struct RuleTheme<Rule: Sendable>: Sendable {
  /// In small letters.
  public let name: String
  public let rules: [Rule]

  public init(_ name: String, _ rules: [Rule]) {
    self.name = name
    self.rules = rules
  }
}
