import SourceText

/// A rule as SARIF's `reportingDescriptor`.
enum SARIFRule {
  static func value(_ rule: ReportedRule) -> JSONText {
    .object([
      ("id", .string(rule.id)),
      ("shortDescription", text(rule.summary)),
      ("fullDescription", text(rule.why ?? rule.summary)),
      (
        "help",
        .object([
          ("text", .string(rule.help)), ("markdown", .string(rule.markdown)),
        ])
      ),
      (
        "defaultConfiguration",
        .object([("enabled", .bool(rule.severity != nil)), ("level", .string((rule.severity ?? .warning).rawValue))])
      ),
    ])
  }

  /// SARIF's `multiformatMessageString` with plain text alone, or `artifactContent`.
  ///
  /// Nothing is escaped: placeholders are for messages with arguments, and no viewer looks for them here.
  static func text(_ text: String) -> JSONText { .object([("text", .string(text))]) }
}
