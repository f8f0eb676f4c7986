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
          ("text", .string(rule.summary + (rule.why.map { "\n\n" + $0 } ?? ""))),
          ("markdown", .string("**`\(rule.id)`**: \(rule.summary)" + (rule.why.map { "\n\n" + $0 } ?? ""))),
        ])
      ),
      (
        "defaultConfiguration",
        .object([("enabled", .bool(rule.severity != nil)), ("level", .string((rule.severity ?? .warning).rawValue))])
      ),
    ])
  }

  /// SARIF's `message` and `multiformatMessageString` with plain text alone.
  static func text(_ text: String) -> JSONText { .object([("text", .string(text))]) }
}
