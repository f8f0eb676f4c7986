/// Something that can be found in schemas and their configuration: what it is, why it is reported, and examples that are
/// documentation and test at once.
///
/// One file holds one rule as a `static let`, with its wording at the foot.
public struct Rule: Sendable {
  /// One side of schemas that rules are about, as people look for them.
  public struct Theme: Hashable, Sendable {
    /// In small letters.
    public let name: LocalizedText

    public init(_ name: LocalizedText.Text, zh chinese: LocalizedText.Text) {
      self.name = LocalizedText(name, zh: chinese)
    }
  }

  /// In kebab-case; findings, `lint.rules` of the configuration and comments name it.
  public let id: String
  /// nil: off unless the configuration turns it on.
  public let severity: Diagnostic.Severity?
  /// Whether the configuration can change its severity; if not, the meaning of a schema would be undefined with it.
  public let isConfigurable: Bool
  /// Whether a comment can suppress its findings.
  public let isSuppressible: Bool
  public let theme: Theme
  /// What it finds, in half a sentence.
  public let summary: LocalizedText
  /// What goes wrong where nobody looks.
  public let why: LocalizedText
  /// Each has at least one finding, at its marks.
  public let bad: [Example]
  /// None has a finding of this rule.
  public let good: [Example]
  /// Of a rule that compares schemas with released ones, in place of both: with findings, then without any.
  public let changes: [EvolutionExample]

  /// - Parameter isSuppressible: only of rules that are configurable.
  public init(
    _ id: String, _ severity: Diagnostic.Severity?, isConfigurable: Bool = true, isSuppressible: Bool = true,
    theme: Theme,
    summary: LocalizedText, why: LocalizedText, bad: [Example], good: [Example], changes: [EvolutionExample] = []
  ) {
    self.id = id
    self.severity = severity
    self.isConfigurable = isConfigurable
    self.isSuppressible = isSuppressible && isConfigurable
    self.theme = theme
    self.summary = summary
    self.why = why
    self.bad = bad
    self.good = good
    self.changes = changes
  }
}

extension Diagnostic {
  /// A finding of a rule, in the rule's own severity; `.error` where it is off.
  public init(
    _ rule: Rule, _ message: LocalizedText, at range: SourceRange, label: LocalizedText? = nil, notes: [Note] = [],
    help: LocalizedText? = nil, fixIts: [FixIt] = []
  ) {
    self.init(
      rule.id, rule.severity ?? .error, message, at: range, label: label, notes: notes, help: help, fixIts: fixIts)
  }
}
