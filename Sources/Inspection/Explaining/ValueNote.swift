import MessageRuntime
import SourceText

/// Something worth saying of a value of a payload.
public struct ValueNote: Sendable {
  public enum Kind: Sendable {
    /// The decoder takes it for something else; JSON or a name.
    case readAs(String)
    /// It stands for none.
    case readAsMissing
    /// An element that was left out, and why.
    case dropped([MessageFailure])
    /// A key that the schema does not name.
    case unknownKey(KeyHint?)
    /// A key that is in its object several times; the last one counts.
    case duplicateKey
    /// A raw value that the enumeration does not name, and those that it does.
    case undeclared(DeclaredValues)
    /// There is no payload where it should be, so that all fields are missing.
    case noPayload
  }

  /// By the names of fields: `items[0].title`.
  public let path: String
  public let pointer: String
  /// As it is in the payload; nil: it is not there, or a key is meant.
  public let found: String?
  public let kind: Kind

  public var isUnknownKey: Bool { if case .unknownKey = kind { true } else { false } }
}

/// What an unknown key may be meant for.
public enum KeyHint: Sendable {
  /// A key that is spelled much like it, and missing.
  case nearest(String)
  /// The key of a field whose name it is.
  case key(String, of: String)
  /// The place of a field in another object.
  case elsewhere(String)

  public var text: LocalizedText {
    switch self {
    case .nearest(let key): Wording.didYouMean(key)
    case .key(let key, let field): LocalizedText("the key of `\(field)` is `\(key)`", zh: "`\(field)` 的键是 `\(key)`")
    case .elsewhere(let pointer): LocalizedText("must be at `\(pointer)`", zh: "应位于 `\(pointer)`")
    }
  }
}
