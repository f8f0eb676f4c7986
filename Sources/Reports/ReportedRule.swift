import SourceText

/// What a report says about a rule, beside its findings.
public struct ReportedRule: Sendable {
  public let id: String
  /// Half a sentence.
  public let summary: String
  /// What goes wrong where nobody looks; nil: the summary says all.
  public let why: String?
  /// All there is to say to somebody who meets the rule in a finding, as plain text.
  public let help: String
  /// The same with examples, in GitHub-flavoured Markdown.
  public let markdown: String
  /// nil: off unless the configuration turns it on.
  public let severity: Diagnostic.Severity?
  /// Words that rules can be filtered by, the same in every language.
  public let tags: [String]

  /// - Parameters:
  ///   - help: without it, the summary.
  ///   - markdown: without it, the help.
  public init(
    id: String, summary: String, why: String? = nil, help: String? = nil, markdown: String? = nil,
    severity: Diagnostic.Severity?, tags: [String] = []
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.help = help ?? summary
    self.markdown = markdown ?? help ?? summary
    self.severity = severity
    self.tags = tags
  }
}
