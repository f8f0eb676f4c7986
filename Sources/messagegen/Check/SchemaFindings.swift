import Checks
import Schema
import SourceText

/// What is found in a schema, by whichever rule, as the configuration and the authors' comments want it.
enum SchemaFindings {
  /// In no order.
  ///
  /// - Parameter others: what was found beside the linter, in the rules' own severities.
  static func all(in schema: Schema, beside others: [Diagnostic] = []) -> [Diagnostic] {
    let configuration = schema.configuration
    let found = Lint.applyingSeverity(others, by: RuleCatalog.besideLint, in: configuration) + Lint.check(schema)
    let about = RulesAboutRules.findings(in: schema, beside: found)
    return Suppression(schema).remaining(of: found)
      + Lint.applyingSeverity(about, by: RulesAboutRules.all, in: configuration)
  }

  /// What some of the rules find that are about what was read, in their own severities, and whether they are on or not.
  static func found(by rules: [Rule], in schema: Schema) -> [Diagnostic] {
    let lint = rules.compactMap(\.lint).flatMap { $0.findings(in: schema) }
    let ids = Set(RulesAboutRules.all.map(\.id)).intersection(rules.map(\.id))
    if ids.isEmpty { return lint }
    return lint + RulesAboutRules.findings(in: schema, beside: Lint.check(schema)).filter { ids.contains($0.id) }
  }
}
