/// A pattern that matches the value of an id key.
nonisolated public enum MessageIdentityPattern: Equatable, Sendable {
  case integer(Int64)
  case text(String)
  case range(ClosedRange<Int64>)
  case any
}

nonisolated extension MessageIdentityPattern: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(stringLiteral value: String) { self = .text(value) }
}
