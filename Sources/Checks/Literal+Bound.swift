import Schema

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
