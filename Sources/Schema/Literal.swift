/// A constant in a schema, checked against the type it is for.
public enum Literal: Hashable, Sendable {
  case string(String)
  case bool(Bool)
  /// An integer in the range of `Int64`.
  case integer(Int64)
  /// An integer above it, for `uint64`.
  case unsigned(UInt64)
  case double(Double)
  /// A case by its name.
  case enumCase(String)
  /// Decoded base64.
  case data([UInt8])
  /// Compact JSON text.
  case json(String)
  case emptyList
  case emptyMap
  /// `{}` for an object whose fields all have defaults.
  case emptyObject
}

extension Literal {
  /// As a bound, for numbers.
  public var bound: Bound? {
    switch self {
    case .integer(let value): .integer(value)
    case .unsigned(let value): .unsigned(value)
    case .double(let value): .double(value)
    default: nil
    }
  }

  /// Whether it is a value that has nothing in it.
  public var isEmpty: Bool {
    switch self {
    case .string(""), .data([]), .emptyList, .emptyMap: true
    default: false
    }
  }
}
