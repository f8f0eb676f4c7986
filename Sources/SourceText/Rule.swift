/// Something that can be found in schemas and their configuration. What people read about it is its ``RulePage``.
///
/// Each is a `static let`, with the wording of its findings below it.
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

  /// - Parameter isSuppressible: only of rules that are configurable.
  public init(
    _ id: String, _ severity: Diagnostic.Severity?, isConfigurable: Bool = true, isSuppressible: Bool = true,
    theme: Theme
  ) {
    self.id = id
    self.severity = severity
    self.isConfigurable = isConfigurable
    self.isSuppressible = isSuppressible && isConfigurable
    self.theme = theme
  }
}

/// Themes of rules that several modules have.
extension Rule.Theme {
  /// What is no YAML, or more of YAML than the language has.
  public static let yaml = Rule.Theme("yaml", zh: "YAML")
  /// Of the reader, and of the examples that it read.
  public static let fields = Rule.Theme("types and fields", zh: "类型与字段")
  /// Of the linter, of messages without an example, and of the settings of rules.
  public static let hygiene = Rule.Theme("hygiene", zh: "规范")
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
