/// Something that can be found in schemas and their configuration: what it is, why it is reported, and examples that are
/// documentation and test at once.
///
/// One file holds one rule as a `static let`, with its wording at the foot.
public struct Rule: Sendable {
  /// One side of schemas that rules are about, as people look for them.
  public struct Theme: Hashable, Sendable {
    /// In small letters.
    public let name: Phrase

    public init(_ name: Phrase.Text, zh chinese: Phrase.Text) { self.name = Phrase(name, zh: chinese) }
  }

  /// In kebab-case; findings, `lint.rules` of the configuration and comments name it.
  public let id: String
  /// nil: off unless the configuration turns it on.
  public let severity: Diagnostic.Severity?
  /// It is an error, whatever the configuration and comments say: the schema has no sound meaning with it.
  public let isFatal: Bool
  /// Whether a comment can silence its findings.
  public let isSilenceable: Bool
  public let theme: Theme
  /// What it finds, in half a sentence.
  public let summary: Phrase
  /// What goes wrong where nobody looks.
  public let why: Phrase
  /// Each has at least one finding, at its marks.
  public let bad: [Example]
  /// None has a finding of this rule.
  public let good: [Example]

  /// - Parameter isSilenceable: never true of what is fatal.
  public init(
    _ id: String, _ severity: Diagnostic.Severity?, isFatal: Bool = false, isSilenceable: Bool = true, theme: Theme,
    summary: Phrase, why: Phrase, bad: [Example], good: [Example]
  ) {
    self.id = id
    self.severity = severity
    self.isFatal = isFatal
    self.isSilenceable = isSilenceable && !isFatal
    self.theme = theme
    self.summary = summary
    self.why = why
    self.bad = bad
    self.good = good
  }
}

extension Diagnostic {
  /// A finding of a rule, in the rule's own severity; `.error` where it is off.
  public init(
    _ rule: Rule, _ message: Phrase, at range: SourceRange, label: Phrase? = nil, notes: [Note] = [],
    help: Phrase? = nil, fixIts: [FixIt] = []
  ) {
    self.init(
      rule.id, rule.severity ?? .error, message, at: range, label: label, notes: notes, help: help, fixIts: fixIts)
  }
}
