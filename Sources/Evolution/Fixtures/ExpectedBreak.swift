import Schema

/// A change since which messages of earlier releases are read differently: it was accepted, or has shipped.
public struct ExpectedBreak: Hashable, Sendable {
  /// Of an ``EvolutionRule``.
  public let rule: String
  /// The declaration that was edited, such as `Order/fields/skin`.
  public let at: String
  /// The declaration under the names that it has now.
  private(set) var currentPath: String
  /// The worst that became of messages.
  public let outcome: DecodingOutcome
  /// Why it was accepted; nil: it needed no acceptance.
  public let reason: String?
  /// The release that has it; nil: the next one.
  public let release: String?

  public init(rule: String, at: String, outcome: DecodingOutcome, reason: String?, release: String?) {
    self.rule = rule
    self.at = at
    currentPath = at
    self.outcome = outcome
    self.reason = reason
    self.release = release
  }

  /// nil: what was accepted does nothing to messages of earlier releases.
  public init?(_ acceptance: Acceptance, in release: String?) {
    let outcomes = acceptance.consequences.filter { $0.direction == .newReadsOld }.compactMap(\.outcome)
    guard let worst = outcomes.max() else { return nil }
    self.init(rule: acceptance.rule, at: acceptance.at, outcome: worst, reason: acceptance.reason, release: release)
  }

  /// The name of the message or shared type.
  var declaration: Substring { currentPath.prefix { $0 != "/" } }

  /// Whether it is about a message or shared type, or an envelope, under its name of today or the one that it had.
  func isAbout(_ names: Set<String>) -> Bool {
    [at, currentPath].contains { names.contains($0) || names.contains(String($0.prefix { $0 != "/" })) }
  }

  /// The same under the name that the message had in an earlier release.
  func naming(_ message: String, as name: String) -> ExpectedBreak {
    guard declaration == message else { return self }
    return moved(to: name + currentPath.dropFirst(message.count))
  }

  func moved(to path: String) -> ExpectedBreak {
    var moved = self
    moved.currentPath = path
    return moved
  }

  /// A message that is not refused may have another value.
  var altersValues: Bool {
    let onlyRefuses = Evolution.rules.contains { $0.onlyRefuses && $0.rule.id == rule }
    return outcome > .foreign && !(outcome == .invalid && onlyRefuses)
  }

  /// Whether it is about a declaration, or a case or an element's constraint in it, or all that is in an envelope.
  func concerns(_ path: String) -> Bool {
    currentPath == path || currentPath.hasPrefix(path + "/") || rule == EvolutionRule.envelopeChanged.rule.id
  }
}

extension [ExpectedBreak] {
  /// What was accepted for a release, by the names that declarations have in the one after it.
  public func moved(from old: Schema, to new: Schema) -> [ExpectedBreak] {
    if isEmpty { return [] }
    let paths = MovedPaths(from: old, to: new)
    return map { $0.moved(to: paths.path(of: $0.currentPath)) }
  }
}
