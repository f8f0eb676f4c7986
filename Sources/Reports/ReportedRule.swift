import SourceText

/// What a report says about a rule, beside its findings.
public struct ReportedRule: Sendable {
  public let id: String
  /// Half a sentence.
  public let summary: String
  /// What goes wrong where nobody looks; nil: the summary says all.
  public let why: String?
  /// nil: off unless the configuration turns it on.
  public let severity: Diagnostic.Severity?

  public init(id: String, summary: String, why: String? = nil, severity: Diagnostic.Severity?) {
    self.id = id
    self.summary = summary
    self.why = why
    self.severity = severity
  }
}
