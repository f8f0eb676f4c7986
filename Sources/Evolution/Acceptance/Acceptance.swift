/// A breaking change that is intended, with the reason.
///
/// As text one line: `field-removed Order/fields/skin old-reads-new=absent -- the server never filled it`.
public struct Acceptance: Hashable, Sendable {
  /// Of an ``EvolutionRule``.
  public let rule: String
  /// The declaration that was edited, such as `Order/fields/skin`.
  public let at: String
  /// The worst that may happen in each direction.
  public let consequences: [Consequence]
  /// In one line.
  public let reason: String

  public init(rule: String, at: String, consequences: [Consequence], reason: String) {
    self.rule = rule
    self.at = at
    self.consequences = consequences.sorted()
    self.reason = reason
  }

  /// - Parameter reason: Blanks around it and line breaks in it are not kept.
  public init(of change: BreakingChange, reason: String) {
    let words = reason.split { $0.isWhitespace }
    self.init(
      rule: change.rule.id, at: change.at, consequences: change.toBeAccepted, reason: words.joined(separator: " "))
  }

  /// Such as `old-reads-new=absent new-reads-old=invalid`.
  public var breaks: String { consequences.map(\.text).joined(separator: " ") }

  /// Without a line break.
  public var line: String { "\(rule) \(at) \(breaks) -- \(reason)" }

  func concerns(_ change: BreakingChange) -> Bool { rule == change.rule.id && at == change.at }

  /// Whether the consequences of a change are these or milder.
  func holds(for change: BreakingChange) -> Bool {
    concerns(change)
      && change.toBeAccepted.allSatisfy { consequence in
        consequence.severity == .note || consequences.contains { $0.isAsBad(as: consequence) }
      }
  }
}

extension BreakingChange {
  /// The worst consequence of each direction; notes only where there is nothing else.
  var toBeAccepted: [Consequence] {
    let all = breaks.map(\.consequence)
    let severe = all.filter { $0.severity > .note }
    return Direction.allCases.compactMap { direction in
      (severe.isEmpty ? all : severe).filter { $0.direction == direction }.min()
    }
  }
}
