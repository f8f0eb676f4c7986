import Schema
import SourceText

/// A rule with the check that finds what it is about.
///
/// A row of a table in `Rules`, or a `static let` in its own file in the folder of its theme; `Lint.rules` lists both.
public struct LintRule: Sendable {
  public let rule: Rule
  let check: Check

  /// No comment suppresses what is about comments.
  init(
    _ id: String, _ severity: Diagnostic.Severity?, isConfigurable: Bool = true, theme: Rule.Theme, _ check: Check
  ) {
    rule = Rule(
      id, severity, isConfigurable: isConfigurable, isSuppressible: !check.isAboutComments, theme: theme)
    self.check = check
  }

  /// Every finding of this rule in the order of the text, whatever the configuration says about its severity; `.error` where it is off.
  ///
  /// - Parameter known: rules of other modules that the configuration and comments may name.
  public func findings(in schema: Schema, known: @autoclosure @escaping () -> [Rule] = []) -> [Diagnostic] {
    findings(in: schema, known: known) { Lint.unsuppressed(schema, known: known) }
  }

  /// - Parameter found: what there is for comments to suppress.
  func findings(in schema: Schema, known: @escaping () -> [Rule], found: () -> [Diagnostic]) -> [Diagnostic] {
    diagnostics(check.findings(in: schema, known: known, found: found))
  }

  /// What its check said, once each and in the order of the text.
  func diagnostics(_ findings: [Finding]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return
      findings
      .map { $0.diagnostic(of: rule) }
      .filter { seen.insert($0).inserted }
      .sorted { ($0.range, $0.message.english) < ($1.range, $1.message.english) }
  }
}
