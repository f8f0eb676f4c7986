import Checks
import Reports
import SchemaReader
import SourceText

/// A rule as people look it up, whichever module finds it.
struct RuleEntry {
  /// Who finds what the rule is about.
  enum Source {
    case lint(Rule)
    case reader

    var name: String {
      switch self {
      case .lint: "lint"
      case .reader: "reader"
      }
    }
  }

  let id: String
  let theme: Phrase
  let source: Source
  let summary: Phrase
  let why: Phrase
  /// Nil: off unless the configuration turns it on.
  let severity: Diagnostic.Severity?
  /// Whether `lint: rules:` of the configuration can change its severity.
  let isConfigurable: Bool
  /// Whether a comment can silence a finding.
  let isSilenceable: Bool
  let bad: [Example]
  let good: [Example]

  init(_ rule: Rule, theme: Phrase) {
    id = rule.id
    self.theme = theme
    source = .lint(rule)
    summary = rule.summary
    why = rule.why
    severity = rule.severity
    isConfigurable = !rule.isFatal
    isSilenceable = rule.isSilenceable
    bad = rule.bad
    good = rule.good
  }

  init(_ rule: ReadingRule, theme: Phrase) {
    id = rule.id
    self.theme = theme
    source = .reader
    summary = rule.summary
    why = rule.why
    severity = rule.severity
    isConfigurable = !rule.isFatal
    isSilenceable = isConfigurable
    bad = rule.bad
    good = rule.good
  }

  /// As the configuration writes it, in every language.
  var severityText: String { severity?.rawValue ?? "off" }

  /// As reports carry it.
  func reported(in language: Language) -> ReportedRule {
    let help = RuleHelp(entry: self, language: language)
    return ReportedRule(
      id: id, summary: help.summary, why: help.why, help: help.text, markdown: help.markdown, severity: severity,
      tags: [theme.english])
  }
}
