import Schema

extension Schema {
  /// A number of 64 bits that may be larger than a `double` holds exactly, and is not written as a text.
  func isLongNumber(_ field: Field, of message: Message) -> Bool {
    guard case .integer(let integer) = field.type.leaf, [.int64, .uint64].contains(integer), field.wire == nil else {
      return false
    }
    return !constraints(of: field, in: message).contains(where: \.keepsIntegersExact)
  }
}

extension Constraint {
  /// A range in which a `double` holds every integer.
  fileprivate var keepsIntegersExact: Bool {
    guard case .range(.some(let lower), .some(let upper)) = self else { return false }
    let limit: Int64 = (1 << 53) - 1
    return !lower.isBelow(.integer(-limit)) && !Bound.integer(limit).isBelow(upper)
  }
}
