import Schema
import SourceText

/// A rule with the check that finds what it is about.
///
/// A row of a table in `Rules`, or a `static let` in its own file in the folder of its theme; `Lint.rules` lists both.
public struct LintRule: Sendable {
  public let rule: Rule
  let check: Check

  init(
    _ id: String, _ severity: Diagnostic.Severity?, isConfigurable: Bool = true, theme: Rule.Theme, _ check: Check
  ) {
    rule = Rule(id, severity, isConfigurable: isConfigurable, theme: theme)
    self.check = check
  }

  /// Every finding of this rule in the order of the text, whatever the configuration says about its severity; `.error` where it is off.
  public func findings(in schema: Schema) -> [Diagnostic] {
    var runner = CheckRunner(of: schema)
    return diagnostics(runner.findings(of: check))
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
