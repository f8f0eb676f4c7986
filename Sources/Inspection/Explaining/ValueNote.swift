import MessageRuntime

/// Something worth saying of a value of a payload.
public struct ValueNote: Sendable {
  public enum Kind: Sendable {
    /// The decoder takes it for something else; JSON or a name.
    case readAs(String)
    /// It stands for none.
    case readAsMissing
    /// An element that was left out, and why.
    case dropped([MessageFailure])
    /// A key that the schema does not name, and the one that may be meant.
    case unknownKey(nearest: String?)
    /// A raw value that the enumeration does not name.
    case undeclared
  }

  /// By the names of fields: `items[0].title`.
  public let path: String
  public let pointer: String
  /// As it stands in the payload.
  public let found: String
  public let kind: Kind
}
