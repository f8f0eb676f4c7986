import Schema
import SourceText

/// A lint rule: what it looks for, why, examples that are documentation and test at once, and the check itself.
///
/// One file in `Rules` holds one rule as a `static let`; `Lint.themes` lists them by hand.
public struct Rule: Sendable {
  /// In kebab-case; `lint.rules` of the configuration and the findings name it.
  public let id: String
  /// What it finds, in half a sentence.
  public let summary: Phrase
  /// What goes wrong in an app where nobody looks.
  public let why: Phrase
  /// nil: off unless the configuration turns it on.
  public let severity: Diagnostic.Severity?
  /// It is an error and cannot be turned off: the schema has no sound meaning with it.
  public let isFatal: Bool
  /// Each has at least one finding, at its marks.
  public let bad: [Example]
  /// None has a finding of this rule.
  public let good: [Example]
  let visit: Visit

  /// Whether a comment can silence its findings; those about comments stand above them.
  public var isSilenceable: Bool { !isFatal && !visit.isAboutComments }

  init(
    _ id: String, _ severity: Diagnostic.Severity?, isFatal: Bool = false, summary: Phrase, why: Phrase,
    bad: [Example], good: [Example], _ visit: Visit
  ) {
    self.id = id
    self.severity = severity
    self.isFatal = isFatal
    self.summary = summary
    self.why = why
    self.bad = bad
    self.good = good
    self.visit = visit
  }

  /// Every finding of this rule in the order of the text, whatever the configuration says about its severity; `.error` where it is off.
  ///
  /// - Parameter known: rules of other modules that the configuration and comments may name.
  public func findings(in schema: Schema, known: @autoclosure @escaping () -> [KnownRule] = []) -> [Diagnostic] {
    findings(in: schema, known: known) { Lint.unsilenced(schema, known: known) }
  }

  /// - Parameter found: what there is for comments to silence.
  func findings(in schema: Schema, known: @escaping () -> [KnownRule], found: () -> [Diagnostic]) -> [Diagnostic] {
    diagnostics(visit.findings(in: schema, known: known, found: found))
  }

  /// What its check said, once each and in the order of the text.
  func diagnostics(_ findings: [Finding]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return
      findings
      .map { $0.diagnostic(of: self) }
      .filter { seen.insert($0).inserted }
      .sorted { ($0.range, $0.message.english) < ($1.range, $1.message.english) }
  }
}
