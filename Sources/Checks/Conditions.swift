import Schema

extension Condition {
  /// Wherever this condition holds, `other` holds too. Only what is plain to see.
  /// - Parameter isStrict: Whether the message's envelope tells 5 from "5".
  func implies(_ other: Condition, isStrict: Bool) -> Bool {
    other.entries.allSatisfy { theirs in entries.contains { $0.implies(theirs, isStrict) } }
  }

  /// Tests that a field has a value that is not empty.
  func guards(_ path: FieldPath) -> Bool {
    entries.contains { entry in
      guard case .field(let subject) = entry.subject, subject.text == path.text else { return false }
      switch entry.test {
      case .nonEmpty, .present: return true
      case .values(let values): return !values.contains(.string(""))
      default: return false
      }
    }
  }
}

extension Condition.Entry {
  fileprivate func implies(_ other: Condition.Entry, _ isStrict: Bool) -> Bool {
    subject.isSame(as: other.subject) && test.implies(other.test, isStrict)
  }
}

extension Condition.Subject {
  /// The same, wherever it is written.
  fileprivate func isSame(as other: Condition.Subject) -> Bool {
    switch (self, other) {
    case (.field(let a), .field(let b)): a.text == b.text
    case (.identity, .identity), (.direction, .direction), (.session, .session): true
    default: false
    }
  }
}

extension Condition.Test {
  fileprivate func implies(_ other: Condition.Test, _ isStrict: Bool) -> Bool {
    switch (self, other) {
    case (.values(let a), .values(let b)): Set(a).isSubset(of: b)
    case (.values, .present), (.nonEmpty, .present): true
    case (.sessions(let a), .sessions(let b)): Set(a).isSubset(of: b)
    case (.identities(let a), .identities(let b)):
      a.allSatisfy { one in b.contains { $0.covers(one, strictly: isStrict) } }
    default: self == other
    }
  }
}
