import Schema
import SourceText

extension Schema {
  /// The fields whose numbers may be larger than what reads numbers as `double` has exactly.
  func longIntegers(of message: Message) -> [Field] {
    fieldsInUse(of: message).filter { field in
      guard case .integer(let integer) = field.type.leaf, [.int64, .uint64].contains(integer), field.wire == nil
      else { return false }
      return !constraints(of: field, in: message).contains(where: \.keepsIntegersExact)
    }
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

extension Phrase {
  /// The way out for such a field.
  static let exactInteger = Phrase(
    "write it as a text with `wire: string`, or give it a `range` up to 9007199254740991",
    zh: "用 `wire: string` 写成文本，或给它加上不超过 9007199254740991 的 `range`")
}
