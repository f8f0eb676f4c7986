extension Rule.Theme {
  /// What is no YAML, or more of YAML than the language has.
  public static let yaml = Rule.Theme("yaml", zh: "YAML")
}
