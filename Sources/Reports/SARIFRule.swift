import SourceText

/// A rule as SARIF's `reportingDescriptor`.
enum SARIFRule {
  static func value(_ rule: ReportedRule) -> OrderedJSON {
    let properties = [("properties", OrderedJSON.object([("tags", .array(rule.tags.map { .string($0) }))]))]
    return .object(members(of: rule) + (rule.tags.isEmpty ? [] : properties))
  }

  /// Without `helpUri` (3.49.12), an absolute URI of a document: there is none that is the same for everybody who has
  /// the tool. `help` (3.49.13) has the rule's documentation itself.
  private static func members(of rule: ReportedRule) -> [(key: String, value: OrderedJSON)] {
    [
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
    ]
  }

  /// SARIF's `multiformatMessageString` with plain text alone, or `artifactContent`.
  ///
  /// Nothing is escaped: placeholders are for messages with arguments, and no viewer looks for them here.
  static func text(_ text: String) -> OrderedJSON { .object([("text", .string(text))]) }
}
