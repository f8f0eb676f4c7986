extension Consequence {
  /// Every one that there can be.
  static var all: [Consequence] {
    DecodingOutcome.allCases.flatMap { [oldReadsNew($0), newReadsOld($0)] } + [source, display]
  }

  /// As ``text`` has it; nil: it is not one.
  public init?(_ text: String) {
    guard let consequence = Self.all.first(where: { $0.text == text }) else { return nil }
    self = consequence
  }

  /// Of the same direction, and as bad or worse.
  func isAsBad(as other: Consequence) -> Bool {
    guard direction == other.direction else { return false }
    guard let outcome, let otherOutcome = other.outcome else { return true }
    return outcome >= otherOutcome
  }
}
