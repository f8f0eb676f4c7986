import Schema

extension Field {
  /// Its constraints that values may violate which pass another field's; that a key may be missing is not among them.
  ///
  /// - Parameter more: What else the other field has to pass.
  func constraints(notImpliedBy other: Field, and more: [Constraint] = []) -> [Constraint] {
    let others = other.constraints.map(\.value) + more
    return constraints.map(\.value).filter { $0 != .present && !$0.isImplied(by: others) }
  }
}

extension Constraint {
  func isImplied(by others: [Constraint]) -> Bool { others.contains { $0.implies(self) } }

  /// What passes this one passes the other too.
  private func implies(_ other: Constraint) -> Bool {
    switch (self, other) {
    case (.range(let low, let high), .range(let otherLow, let otherHigh)):
      Self.isInside(low, otherLow) { !($0 < $1) } && Self.isInside(high, otherHigh) { !($1 < $0) }
    case (.length(let low, let high), .length(let otherLow, let otherHigh)),
      (.count(let low, let high), .count(let otherLow, let otherHigh)):
      low >= otherLow && Self.isInside(high, otherHigh, <=)
    case (.nonEmpty, .present): true
    case (.length(let low, _), .nonEmpty), (.count(let low, _), .nonEmpty): low > 0
    case (.maxBytes(let bytes), .maxBytes(let otherBytes)): bytes <= otherBytes
    case (.schemes(let schemes), .schemes(let others)): Set(schemes).isSubset(of: others)
    default: self == other
    }
  }

  /// An end of a range lies within another's; nil is open.
  private static func isInside<T>(_ end: T?, _ other: T?, _ isWithin: (T, T) -> Bool) -> Bool {
    guard let other else { return true }
    return end.map { isWithin($0, other) } ?? false
  }
}
