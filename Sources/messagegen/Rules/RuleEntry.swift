import Checks
import Reports
import SchemaReader
import SourceText

/// A rule as people look it up, whichever module finds it.
struct RuleEntry {
  enum Source: String { case lint, reader }

  let id: String
  let theme: String
  let source: Source
  let summary: String
  /// Nil: off unless the configuration turns it on.
  let severity: Diagnostic.Severity?
  /// Whether `lint: rules:` of the configuration can change its severity.
  let isConfigurable: Bool
  /// Nil for the reader's rules, which have no reasons and examples of their own.
  let rule: Rule?

  init(_ rule: Rule, theme: String) {
    id = rule.id
    self.theme = theme
    source = .lint
    summary = rule.summary.english
    severity = rule.severity
    isConfigurable = !rule.isFatal
    self.rule = rule
  }

  init(_ rule: ReadingRule, theme: String) {
    id = rule.id
    self.theme = theme
    source = .reader
    summary = rule.summary.english
    severity = rule.severity
    isConfigurable = !rule.isFatal
    self.rule = nil
  }

  var severityText: String { severity?.rawValue ?? "off" }

  /// As reports carry it.
  var reported: ReportedRule { ReportedRule(id: id, summary: summary, why: rule?.why.english, severity: severity) }
}
