import Schema

extension Condition {
  /// Whether `other` is true whenever this condition is true; false if that is not obvious.
  /// - Parameter isStrict: Whether the message's envelope distinguishes 5 from "5".
  func implies(_ other: Condition, isStrict: Bool) -> Bool {
    other.clauses.allSatisfy { theirs in clauses.contains { $0.implies(theirs, isStrict) } }
  }

  /// Whether it is only true if a field has a value that is not empty.
  func guards(_ path: FieldPath) -> Bool {
    clauses.contains { clause in
      guard case .field(let subject) = clause.subject, subject.text == path.text else { return false }
      switch clause.predicate {
      case .nonEmpty, .present: return true
      case .values(let values): return !values.contains(.string(""))
      default: return false
      }
    }
  }
}

extension Condition.Clause {
  fileprivate func implies(_ other: Condition.Clause, _ isStrict: Bool) -> Bool {
    subject.isSame(as: other.subject) && predicate.implies(other.predicate, isStrict)
  }
}

extension Condition.Subject {
  /// The same, wherever it is written.
  fileprivate func isSame(as other: Condition.Subject) -> Bool {
    switch (self, other) {
    case (.field(let a), .field(let b)): a.text == b.text
    case (.id, .id), (.direction, .direction), (.session, .session): true
    default: false
    }
  }
}

extension Condition.Predicate {
  fileprivate func implies(_ other: Condition.Predicate, _ isStrict: Bool) -> Bool {
    switch (self, other) {
    case (.values(let a), .values(let b)): Set(a).isSubset(of: b)
    case (.values, .present), (.nonEmpty, .present): true
    case (.sessions(let a), .sessions(let b)): Set(a).isSubset(of: b)
    case (.ids(let a), .ids(let b)):
      a.allSatisfy { one in b.contains { $0.covers(one, strictly: isStrict) } }
    default: self == other
    }
  }
}
