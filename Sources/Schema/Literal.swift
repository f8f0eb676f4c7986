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
