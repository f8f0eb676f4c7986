extension Rule.Theme {
  /// Of the reader, and of the examples that it read.
  public static let fields = Rule.Theme("types and fields", zh: "类型与字段")
  /// Of the linter, of messages without an example, and of the settings of rules.
  public static let hygiene = Rule.Theme("hygiene", zh: "规范")
}
