import Schema
import YAML

extension Bound {
  /// A decimal number as it is written.
  init?(_ text: String) {
    if PlainScalar.isInteger(text), let value = Int64(text) {
      self = .integer(value)
    } else if PlainScalar.isInteger(text), let value = UInt64(text) {
      self = .unsigned(value)
    } else if PlainScalar.isNumber(text), let value = Double(text), value.isFinite {
      self = .double(value)
    } else {
      return nil
    }
  }
}

extension FieldType.Integer {
  /// The least and the greatest value.
  var limits: (lower: Bound, upper: Bound) {
    switch self {
    case .int, .int64: (.integer(.min), .integer(.max))
    case .int32: (.integer(Int64(Int32.min)), .integer(Int64(Int32.max)))
    case .uint32: (.integer(0), .integer(Int64(UInt32.max)))
    case .uint64: (.integer(0), .unsigned(.max))
    }
  }

  func holds(_ bound: Bound) -> Bool {
    if case .double = bound { return false }
    return !(bound < limits.lower) && !(limits.upper < bound)
  }
}
