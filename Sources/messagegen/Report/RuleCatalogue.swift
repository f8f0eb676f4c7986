import Checks
import Reports
import SchemaReader

/// Every rule that a finding can name: the reader's, then those of lint.
enum RuleCatalogue {
  static let rules: [ReportedRule] =
    ReadingRule.allCases.map { ReportedRule(id: $0.id, summary: $0.summary, severity: $0.severity) }
    + Lint.rules.map { ReportedRule(id: $0.id, summary: $0.summary, why: $0.why, severity: $0.severity) }
}
