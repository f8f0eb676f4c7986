import Checks
import Inspection
import Reports
import Schema
import SourceText

/// What is found in a schema, by whichever rule, as the configuration and the authors' comments say.
enum SchemaFindings {
  /// In no order.
  ///
  /// - Parameters:
  ///   - inspector: That of the schema, if there is one already.
  ///   - others: what was found beside the linter, in the rules' own severities.
  static func all(
    in schema: Schema, by inspector: Inspector? = nil, beside others: [Diagnostic] = []
  ) -> [Diagnostic] {
    let configuration = schema.configuration
    let found = applyingSeverity(others, in: configuration) + checked(schema, by: inspector)
    let about = RulesAboutRules.findings(in: schema, beside: found)
    return Suppression(schema).remaining(of: found)
      + Lint.applyingSeverity(about, by: RulesAboutRules.all, in: configuration)
  }

  /// What was found beside the linter, as the configuration and the comments say.
  ///
  /// - Parameter others: in the rules' own severities.
  static func configured(_ others: [Diagnostic], in schema: Schema) -> [Diagnostic] {
    Suppression(schema).remaining(of: applyingSeverity(others, in: schema.configuration))
  }

  private static func applyingSeverity(_ others: [Diagnostic], in configuration: Configuration) -> [Diagnostic] {
    Lint.applyingSeverity(others, by: RuleCatalog.besideLint, in: configuration)
  }

  /// What some of the rules find that are about what was read, in their own severities, and whether they are on or not.
  static func found(by rules: [Rule], in schema: Schema) -> [Diagnostic] {
    let missing = rules.contains { $0.id == Rule.missingExample.id } ? schema.missingExamples() : []
    let found = rules.compactMap(\.lint).flatMap { $0.findings(in: schema) } + missing
    let ids = Set(RulesAboutRules.all.map(\.id)).intersection(rules.map(\.id))
    if ids.isEmpty { return found }
    let about = RulesAboutRules.findings(in: schema, beside: checked(schema)).filter { ids.contains($0.id) }
    return found + about.inOrder()
  }

  /// What the linter finds, and that examples are missing.
  private static func checked(_ schema: Schema, by inspector: Inspector? = nil) -> [Diagnostic] {
    let missing = schema.missingExamples(by: inspector)
    return Lint.check(schema) + Lint.applyingSeverity(missing, by: [.missingExample], in: schema.configuration)
  }
}
