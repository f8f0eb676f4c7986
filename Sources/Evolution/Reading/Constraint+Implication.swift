import Schema

extension FieldPair {
  /// The release's constraints that the new side's values may violate.
  ///
  /// - Parameter rules: Those around the field, which have constraints on it as well.
  func loosened(_ rules: RulesPair?) -> [Constraint] {
    old.constraints(notImpliedBy: new, in: newSide, and: rules?.newConstraints(on: self) ?? [])
  }

  /// The new side's constraints that values of the release may violate.
  func tightened(_ rules: RulesPair?) -> [Constraint] {
    new.constraints(notImpliedBy: old, in: oldSide, and: rules?.oldConstraints(on: self) ?? [])
  }
}

extension Field {
  /// Its constraints that values may violate which another field writes; that a key may be missing is not among them.
  ///
  /// - Parameter more: What else the writer's values pass.
  fileprivate func constraints(notImpliedBy writer: Field, in side: Side, and more: [Constraint]) -> [Constraint] {
    var others = writer.constraints.map(\.value) + writer.type.impliedConstraints + more
    // No data is an empty text, which lenient decoders take for missing.
    if writer.type == .data, side.isLenient { others.append(.nonEmpty) }
    // What is empty is missing, which is another rule's unless that is a value of its own here.
    if writer.omission == .empty, defaultValue == nil { others.append(.nonEmpty) }
    return constraints.map(\.value).filter { $0 != .present && !$0.isImplied(by: others) }
  }
}

extension FieldType {
  /// What all of its values pass.
  fileprivate var impliedConstraints: [Constraint] {
    switch self {
    case .integer(.int32): [.range(.integer(Int64(Int32.min)), .integer(Int64(Int32.max)))]
    case .integer(.int), .integer(.int64): [.range(.integer(.min), .integer(.max))]
    case .integer(.uint32): [.range(.integer(0), .integer(Int64(UInt32.max)))]
    case .integer(.uint64): [.range(.integer(0), .unsigned(.max))]
    // An empty text is not a URL.
    case .url: [.nonEmpty]
    default: []
    }
  }
}

extension Constraint {
  /// Whatever passes these passes it too.
  func isImplied(by others: [Constraint]) -> Bool {
    let others = others.flatMap(\.parts)
    return parts.allSatisfy { part in part.allowsAll || others.contains { $0.implies(part) } }
  }

  /// Both ends of a range apart, for each may be implied by another constraint.
  fileprivate var parts: [Constraint] {
    switch self {
    case .range(let low?, let high?): [.range(low, nil), .range(nil, high)]
    case .length(let low, let high?): [.length(low, nil), .length(0, high)]
    case .count(let low, let high?): [.count(low, nil), .count(0, high)]
    default: [self]
    }
  }

  /// Every value passes it.
  fileprivate var allowsAll: Bool {
    switch self {
    case .range(nil, nil), .length(0, nil), .count(0, nil): true
    default: false
    }
  }

  /// What passes this one passes the other too.
  fileprivate func implies(_ other: Constraint) -> Bool {
    switch (self, other) {
    case (.range(let low, let high), .range(let otherLow, let otherHigh)):
      Self.isInside(low, otherLow) { !($0 < $1) } && Self.isInside(high, otherHigh) { !($1 < $0) }
    case (.length(let low, let high), .length(let otherLow, let otherHigh)),
      (.count(let low, let high), .count(let otherLow, let otherHigh)):
      low >= otherLow && Self.isInside(high, otherHigh, <=)
    case (.nonEmpty, .present): true
    case (.length(let low, _), .nonEmpty), (.count(let low, _), .nonEmpty): low > 0
    case (.nonEmpty, .length(let low, nil)), (.nonEmpty, .count(let low, nil)): low <= 1
    case (.maxBytes(let bytes), .length(0, let high?)): bytes <= high
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
