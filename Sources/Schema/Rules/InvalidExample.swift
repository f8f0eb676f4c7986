import SourceText

extension Rule {
  /// Of what the reader cannot take for a value, and of what it read and the app would reject.
  public static let invalidExample = Rule("invalid-example", .error, isConfigurable: false, theme: .fields)
}
