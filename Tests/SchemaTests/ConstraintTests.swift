import Schema
import Testing

/// What follows from constraints without a value, and which defaults pass them.
struct ConstraintTests {
  @Test(
    arguments: [
      (.length(2, nil), .nonEmpty, true), (.length(0, 5), .nonEmpty, false), (.count(1, 3), .nonEmpty, true),
      (.nonEmpty, .present, true), (.present, .nonEmpty, false), (.nonEmpty, .length(1, nil), true),
      (.nonEmpty, .count(2, nil), false), (.nonEmpty, .maxBytes(3), false), (.length(2, 5), .length(1, 6), true),
      (.length(2, 5), .length(3, 6), false), (.count(2, 5), .count(2, 4), false), (.count(0, 5), .length(0, 5), false),
      (.maxBytes(5), .length(0, 5), true), (.maxBytes(6), .length(0, 5), false), (.length(0, 5), .maxBytes(5), false),
      (.maxBytes(5), .maxBytes(6), true), (.maxBytes(5), .length(1, 5), false), (.absent, .length(0, nil), true),
      (.range(.integer(1), .integer(5)), .range(.integer(0), nil), true),
      (.range(.integer(1), nil), .range(.integer(0), .integer(9)), false), (.known, .range(nil, nil), true),
      (.schemes(["https"]), .schemes(["http", "https"]), true),
      (.schemes(["http", "https"]), .schemes(["https"]), false),
      (.pattern("a"), .pattern("a"), true), (.pattern("a"), .pattern("b"), false),
    ] as [(Constraint, Constraint, Bool)])
  func implies(_ one: Constraint, _ other: Constraint, expected: Bool) {
    #expect(other.isImplied(by: [one]) == expected)
  }

  /// Each end by another one.
  @Test func severalImplyOne() {
    #expect(Constraint.length(2, 5).isImplied(by: [.length(3, nil), .maxBytes(5)]))
    #expect(!Constraint.length(2, 5).isImplied(by: [.length(3, nil)]))
    #expect(!Constraint.nonEmpty.isImplied(by: []))
  }

  @Test(
    arguments: [
      (.absent, .present, true), (.absent, .nonEmpty, true), (.absent, .known, false), (.nonEmpty, .length(0, 0), true),
      (.nonEmpty, .count(0, 0), true), (.nonEmpty, .maxBytes(0), true), (.nonEmpty, .maxBytes(1), false),
      (.length(5, nil), .length(0, 4), true), (.length(4, nil), .length(0, 4), false),
      (.length(5, nil), .maxBytes(4), true), (.length(4, nil), .maxBytes(4), false),
      (.count(3, nil), .count(0, 2), true), (.count(3, nil), .length(0, 2), false),
      (.range(.integer(5), nil), .range(nil, .integer(4)), true),
      (.range(.integer(5), nil), .range(nil, .integer(5)), false), (.range(nil, nil), .range(nil, .integer(4)), false),
    ] as [(Constraint, Constraint, Bool)])
  func contradicts(_ one: Constraint, _ other: Constraint, expected: Bool) {
    #expect(one.contradicts(other) == expected)
    #expect(other.contradicts(one) == expected)
  }

  @Test(
    arguments: [
      (.nonEmpty, .string(""), false), (.nonEmpty, .string("a"), true), (.nonEmpty, .data([]), false),
      (.nonEmpty, .emptyMap, false), (.nonEmpty, .integer(0), true), (.length(1, 2), .string("红包"), true),
      (.length(1, 2), .string("abc"), false), (.maxBytes(5), .string("红包"), false), (.maxBytes(6), .string("红包"), true),
      (.count(1, nil), .emptyList, false), (.count(0, 3), .emptyList, true), (.absent, .bool(true), false),
      (.range(.integer(1), .integer(5)), .integer(5), true), (.range(.integer(1), .integer(5)), .double(0.5), false),
      (.range(nil, .integer(5)), .unsigned(.max), false), (.pattern("^a"), .string("b"), true),
    ] as [(Constraint, Literal, Bool)])
  func allows(_ constraint: Constraint, _ value: Literal, expected: Bool) {
    #expect(constraint.allows(value) == expected)
  }

  @Test func allowsEmpty() {
    let refusing: [Constraint] = [.nonEmpty, .length(1, nil), .count(2, 3)]
    let passing: [Constraint] = [.length(0, 0), .maxBytes(0), .count(0, nil), .present, .known, .pattern("a")]
    #expect(refusing.allSatisfy { !$0.allowsEmpty })
    #expect(passing.allSatisfy { $0.allowsEmpty })
  }
}
