import SourceText

/// A rule with the check that compares two schemas.
///
/// A row of a table in `Rules`, or a `static let` in its own file in the folder of its theme; `Evolution.rules` lists
/// both.
public struct EvolutionRule: Sendable {
  /// Its severity is the highest that a finding can have: the consequences decide which one it has.
  public let rule: Rule
  /// Whether messages that are not rejected keep their values.
  let onlyRefuses: Bool
  let checks: [EvolutionCheck]

  init(_ id: String, _ severity: Diagnostic.Severity, onlyRefuses: Bool = false, _ checks: EvolutionCheck...) {
    self.onlyRefuses = onlyRefuses
    rule = Rule(id, severity, isSuppressible: false, theme: .evolution)
    self.checks = checks
  }
}

extension Rule.Theme {
  public static let evolution = Rule.Theme("evolution", zh: "演进")
}
