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
    isConfigurable = false
    self.rule = nil
  }

  var severityText: String { severity?.rawValue ?? "off" }

  /// As reports carry it.
  func reported(in language: Language) -> ReportedRule {
    let help = RuleHelp(
      id: id, summary: rule?.summary.text(in: language) ?? summary, why: rule?.why.text(in: language),
      bad: rule?.bad ?? [], good: rule?.good ?? [], language: language)
    return ReportedRule(
      id: id, summary: help.summary, why: help.why, help: help.text, markdown: help.markdown, severity: severity)
  }
}
