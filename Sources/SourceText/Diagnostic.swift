/// One finding about the author's text: what is wrong, where, and the way out.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a finding; the most severe last.
  public enum Severity: String, CaseIterable, Comparable, Sendable {
    case note, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }

    private var weight: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A further location that belongs to the finding, such as the first of two equal declarations.
  public struct Note: Hashable, Sendable {
    public var message: LocalizedText
    public var range: SourceRange?
    /// It says something of the finding itself, also to those who do not see the location.
    public var isAboutFinding: Bool

    public init(_ message: LocalizedText, at range: SourceRange? = nil, isAboutFinding: Bool = false) {
      self.message = message
      self.range = range
      self.isAboutFinding = isAboutFinding || range == nil
    }
  }

  /// Something of the finding that programs need to know.
  public struct Fact: Hashable, Sendable {
    public let key: String
    public let value: OrderedJSON

    public init(_ key: String, _ value: OrderedJSON) { (self.key, self.value) = (key, value) }

    public static func == (a: Fact, b: Fact) -> Bool { a.key == b.key && a.value.line == b.value.line }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  /// A change of the text that would end the finding.
  public struct FixIt: Hashable, Sendable {
    public var message: LocalizedText
    /// In any order; no two overlap.
    public var edits: [Edit]
    /// Whether a program may apply it unasked: it says what the author meant beyond doubt, and changes nothing else.
    public var isSafe: Bool

    public init(_ message: LocalizedText, edits: [Edit], isSafe: Bool = false) {
      self.message = message
      self.edits = edits
      self.isSafe = isSafe
    }

    public init(_ message: LocalizedText, replace range: SourceRange, with text: String, isSafe: Bool = false) {
      self.init(message, edits: [Edit(range: range, replacement: text)], isSafe: isSafe)
    }
  }

  /// One replacement of a range by a text.
  public struct Edit: Hashable, Sendable {
    public var range: SourceRange
    public var replacement: String

    public init(range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// The rule's id in kebab-case.
  public var id: String
  public var severity: Severity
  /// The problem: lower case, no full stop, names in backticks.
  public var message: LocalizedText
  public var range: SourceRange
  /// A few words beside the carets; nil for none.
  public var label: LocalizedText?
  public var notes: [Note]
  /// What to do about it.
  public var help: LocalizedText?
  public var fixIts: [FixIt]
  /// Beside the words, for reports that programs read.
  public var facts: [Fact] = []

  public init(
    _ id: String, _ severity: Severity = .error, _ message: LocalizedText, at range: SourceRange,
    label: LocalizedText? = nil,
    notes: [Note] = [], help: LocalizedText? = nil, fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.label = label
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
  }
}

extension Diagnostic {
  /// A finding of a rule, whose problem is said in each language.
  public init(
    _ rule: Rule, _ english: LocalizedText.Text, zh chinese: LocalizedText.Text, at range: SourceRange,
    notes: [Note] = [], help: LocalizedText? = nil, fixIts: [FixIt] = []
  ) {
    self.init(rule, LocalizedText(english, zh: chinese), at: range, notes: notes, help: help, fixIts: fixIts)
  }

  /// The same finding in another severity.
  public func rated(_ severity: Severity) -> Diagnostic {
    var finding = self
    finding.severity = severity
    return finding
  }
}

/// What a reading step yields: a value if it can, and all findings.
public struct Outcome<Value> {
  public var value: Value?
  public var diagnostics: [Diagnostic]

  public init(_ value: Value?, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Outcome: Sendable where Value: Sendable {}
