/// What an envelope says a message is: an integer or a text.
nonisolated public enum MessageIdentity: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// A number; in an envelope that is not strict, `"5"` and `5.0` mean the same as `5`.
  case integer(Int64)
  /// A string; never empty in a message that was read.
  case text(String)

  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(stringLiteral value: String) { self = .text(value) }

  /// By the bytes of texts: 5 and "5" differ, and so do texts that Unicode takes for the same.
  public static func == (a: MessageIdentity, b: MessageIdentity) -> Bool {
    switch (a, b) {
    case (.integer(let a), .integer(let b)): return a == b
    case (.text(let a), .text(let b)): return UTF8Text.areSame(a, b)
    default: return false
    }
  }
}
