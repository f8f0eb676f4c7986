/// A number as a bound: exact for integers.
public enum Bound: Hashable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)

  /// Exact among integers, of either kind.
  public static func < (a: Bound, b: Bound) -> Bool {
    switch (a, b) {
    case (.integer(let x), .integer(let y)): x < y
    case (.unsigned(let x), .unsigned(let y)): x < y
    case (.integer(let x), .unsigned(let y)): x < y
    case (.unsigned(let x), .integer(let y)): x < y
    default: a.double < b.double
    }
  }

  /// The nearest one.
  public var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    }
  }
}
