/// Rules about one side of a message, as people look for them.
public struct RuleTheme: Sendable {
  /// In small letters.
  public let name: String
  public let rules: [Rule]

  init(_ name: String, _ rules: [Rule]) {
    self.name = name
    self.rules = rules
  }
}
