import Schema
import SourceText

/// A rule as far as a configuration and comments can name it, whichever module finds it.
public struct KnownRule: Sendable {
  public let id: String
  public let summary: Phrase
  /// nil: off unless the configuration turns it on.
  public let severity: Diagnostic.Severity?
  /// It is an error, whatever anybody says.
  public let isFatal: Bool

  public init(id: String, summary: Phrase, severity: Diagnostic.Severity?, isFatal: Bool) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.isFatal = isFatal
  }

  init(_ rule: Rule) { self.init(id: rule.id, summary: rule.summary, severity: rule.severity, isFatal: rule.isFatal) }

  /// What its findings weigh in a project; nil: off.
  public func severity(in configuration: Configuration) -> Diagnostic.Severity? {
    isFatal ? severity : configuration.ruleSettings[id].map(\.severity.value) ?? severity
  }

  /// Those of the linter, then others.
  static func all(and others: [KnownRule]) -> [KnownRule] { Lint.rules.map(KnownRule.init) + others }
}
