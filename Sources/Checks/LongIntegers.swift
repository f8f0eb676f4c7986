import Schema

extension Schema {
  /// A field's numbers may be larger than what reads numbers as `double` has exactly.
  func mayBeRounded(_ field: Field, of message: Message) -> Bool {
    field.isLongInteger && field.encoding == nil
      && !constraints(of: field, in: message).contains(where: \.keepsIntegersExact)
  }
}

extension Field {
  /// Its integers have 64 bits, and their type says so.
  var isLongInteger: Bool { type.integer?.isLong == true }
}

extension FieldType {
  /// Its own kind of integer, or its elements'.
  var integer: Integer? { if case .integer(let integer) = leaf { integer } else { nil } }
}

extension FieldType.Integer {
  /// It has 64 bits, and says so.
  var isLong: Bool { self == .int64 || self == .uint64 }
}

extension Constraint {
  /// A range in which a `double` holds every integer.
  fileprivate var keepsIntegersExact: Bool {
    let limit: Int64 = (1 << 53) - 1
    return Constraint.range(.integer(-limit), .integer(limit)).isImplied(by: [self])
  }
}
