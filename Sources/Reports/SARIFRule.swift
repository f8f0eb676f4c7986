import SourceText

/// A rule as SARIF's `reportingDescriptor`.
enum SARIFRule {
  /// Without `helpUri` (3.49.12), an absolute URI of a document: there is none that is the same for everybody who has
  /// the tool. `help` (3.49.13) has the rule's documentation itself.
  static func value(_ help: RuleHelp) -> OrderedJSON {
    let rule = help.rule
    return .object([
      ("id", .string(rule.id)),
      ("shortDescription", text(help.summary)),
      ("fullDescription", text(help.why)),
      (
        "help",
        .object([
          ("text", .string(help.text)), ("markdown", .string(help.markdown)),
        ])
      ),
      (
        "defaultConfiguration",
        .object([("enabled", .bool(rule.severity != nil)), ("level", .string((rule.severity ?? .warning).rawValue))])
      ),
      ("properties", .object([("tags", .array([.string(rule.theme.name.english)]))])),
    ])
  }

  /// SARIF's `multiformatMessageString` with plain text alone, or `artifactContent`.
  ///
  /// Nothing is escaped: placeholders are for messages with arguments, and no viewer looks for them here.
  static func text(_ text: String) -> OrderedJSON { .object([("text", .string(text))]) }
}
