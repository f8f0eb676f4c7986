import Schema
import SourceText

extension Schema {
  /// The fields whose numbers may be larger than what reads numbers as `double` has exactly.
  func longIntegers(of message: Message) -> [Field] {
    fieldsInUse(of: message).filter { field in
      field.isLongInteger && field.encoding == nil
        && !constraints(of: field, in: message).contains(where: \.keepsIntegersExact)
    }
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
    guard case .range(.some(let lower), .some(let upper)) = self else { return false }
    let limit: Int64 = (1 << 53) - 1
    return !(lower < .integer(-limit)) && !(.integer(limit) < upper)
  }
}

extension LocalizedText {
  /// The way out for such a field.
  static let exactInteger = LocalizedText(
    "encode it as a string with `encoding: string`, or limit it with a `range` up to 9007199254740991",
    zh: "用 `encoding: string` 按字符串传输，或加上不超过 9007199254740991 的 `range`")
}
