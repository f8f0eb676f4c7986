import Schema

extension FieldPair {
  /// The release's constraints that the new side's values may violate.
  ///
  /// - Parameter rules: The rules around the field, which also constrain it.
  func loosened(_ rules: RulesPair?) -> [Constraint] {
    old.constraints(notImpliedBy: new, in: newContext, and: rules?.newConstraints(on: self) ?? [])
  }

  /// The new side's constraints that values of the release may violate.
  func tightened(_ rules: RulesPair?) -> [Constraint] {
    new.constraints(notImpliedBy: old, in: oldContext, and: rules?.oldConstraints(on: self) ?? [])
  }
}

extension Field {
  /// Its constraints that values written by another field may violate, except that a key may be missing.
  ///
  /// - Parameter more: Further constraints that the writer's values satisfy.
  fileprivate func constraints(notImpliedBy writer: Field, in context: FieldContext, and more: [Constraint])
    -> [Constraint]
  {
    var others = writer.constraints.map(\.value) + writer.type.impliedConstraints + more
    // No data is an empty text, which lenient decoders take for missing.
    if writer.type == .data, context.isLenient { others.append(.nonEmpty) }
    // An empty value is missing, which another rule reports unless there is a default.
    if writer.omission == .empty, defaultValue == nil { others.append(.nonEmpty) }
    return constraints.map(\.value).filter { $0 != .present && !$0.isImplied(by: others) }
  }
}

extension FieldType {
  /// Constraints that all of its values satisfy.
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
