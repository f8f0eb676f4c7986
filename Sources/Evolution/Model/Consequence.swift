import SourceText

/// What a change does to one of those that it affects.
public struct Consequence: Hashable, Comparable, Sendable {
  public let direction: Direction
  /// nil: of `source` and `display`.
  public let outcome: DecodingOutcome?

  static func oldReadsNew(_ outcome: DecodingOutcome) -> Consequence {
    .init(direction: .oldReadsNew, outcome: outcome)
  }
  static func newReadsOld(_ outcome: DecodingOutcome) -> Consequence {
    .init(direction: .newReadsOld, outcome: outcome)
  }
  static let source = Consequence(direction: .source, outcome: nil)
  static let display = Consequence(direction: .display, outcome: nil)

  public var severity: Diagnostic.Severity { outcome?.severity ?? (direction == .display ? .warning : .note) }

  /// As examples and acceptances write it, such as `old-reads-new=invalid`.
  public var text: String { outcome.map { direction.rawValue + "=" + $0.rawValue } ?? direction.rawValue }

  /// The worst of a direction first.
  public static func < (a: Consequence, b: Consequence) -> Bool {
    if a.direction != b.direction { return a.direction < b.direction }
    guard let outcome = a.outcome, let other = b.outcome else { return false }
    return outcome > other
  }
}
