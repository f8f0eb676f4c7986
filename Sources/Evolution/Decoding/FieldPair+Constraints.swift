import Schema

extension FieldPair {
  /// The release's constraints that the new side's values may violate.
  ///
  /// - Parameter rules: Those around the field, which have constraints on it as well.
  func loosened(_ rules: RulesPair?) -> [Constraint] {
    old.constraints(notImpliedBy: new, in: newContext, and: rules?.newConstraints(on: self) ?? [])
  }

  /// The new side's constraints that values of the release may violate.
  func tightened(_ rules: RulesPair?) -> [Constraint] {
    new.constraints(notImpliedBy: old, in: oldContext, and: rules?.oldConstraints(on: self) ?? [])
  }
}

extension Field {
  /// Its constraints that values may violate which another field writes; that a key may be missing is not among them.
  ///
  /// - Parameter more: What else the writer's values pass.
  fileprivate func constraints(notImpliedBy writer: Field, in context: FieldContext, and more: [Constraint])
    -> [Constraint]
  {
    var others = writer.constraints.map(\.value) + writer.type.impliedConstraints + more
    // No data is an empty text, which lenient decoders take for missing.
    if writer.type == .data, context.isLenient { others.append(.nonEmpty) }
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
