extension Consequence {
  /// All consequences that there can be.
  static var all: [Consequence] {
    DecodingOutcome.allCases.flatMap { [oldReadsNew($0), newReadsOld($0)] } + [source, display]
  }

  /// Parses ``text``; nil: it is not a consequence.
  public init?(_ text: String) {
    guard let consequence = Self.all.first(where: { $0.text == text }) else { return nil }
    self = consequence
  }

  /// Whether it has the same direction, and is as bad or worse.
  func isAsBad(as other: Consequence) -> Bool {
    guard direction == other.direction else { return false }
    guard let outcome, let otherOutcome = other.outcome else { return true }
    return outcome >= otherOutcome
  }
}
