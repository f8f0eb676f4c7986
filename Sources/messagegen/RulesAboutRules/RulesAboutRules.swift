import Schema
import SourceText

/// What is found in what authors say of rules, in the configuration and in comments. It is here, since only here all
/// rules are known.
enum RulesAboutRules {
  static let all = RuleSettingsCheck.rules + NamedRulesCheck.rules + IgnoreCommentsCheck.rules

  /// In no order, and in the rules' own severities, whatever the configuration says; no comment suppresses
  /// them.
  ///
  /// - Parameter found: what there is for comments to suppress.
  static func findings(in schema: Schema, beside found: [Diagnostic]) -> [Diagnostic] {
    let comments = schema.ignoreComments
    return RuleSettingsCheck.findings(in: schema.configuration) + NamedRulesCheck.findings(in: comments)
      + IgnoreCommentsCheck.findings(in: comments, of: schema.configuration, beside: found)
  }
}

extension Rule.Theme {
  static let comments = Rule.Theme("comments", zh: "注释")
}
