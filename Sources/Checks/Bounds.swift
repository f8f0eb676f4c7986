import Schema

extension Bound {
  /// Exact among integers, of either kind.
  func isBelow(_ other: Bound) -> Bool {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): a < b
    case (.unsigned(let a), .unsigned(let b)): a < b
    case (.integer(let a), .unsigned(let b)): a < b
    case (.unsigned(let a), .integer(let b)): a < b
    default: approximation < other.approximation
    }
  }

  private var approximation: Double {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    }
  }
}

extension Literal {
  /// As a bound, for numbers.
  var bound: Bound? {
    switch self {
    case .integer(let value): .integer(value)
    case .unsigned(let value): .unsigned(value)
    case .double(let value): .double(value)
    default: nil
    }
  }
}
