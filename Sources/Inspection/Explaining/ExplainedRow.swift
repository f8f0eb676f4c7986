import MessageRuntime
import SourceText

/// One thing that is to be said of a message: of an id, a field, a value, a key or a failure.
public struct ExplainedRow: Sendable {
  public enum Kind: Sendable {
    /// An id by which the message was recognized, and what it is read as; nil: just that.
    case id(readAs: String?)
    /// The value of a field.
    case value
    /// The same in a slot beside the JSON.
    case slot(String)
    /// A field without a value, and its default, if there is one.
    case missing(standard: String?)
    /// The decoder takes a value for something else, JSON or a name; nil: for none.
    case readAs(String?)
    /// An element that was left out, and why.
    case dropped([MessageFailure])
    /// A key that the schema does not name.
    case unknownKey(KeyHint?)
    /// A key that is in its object several times; the last one counts.
    case duplicateKey
    /// A raw value that the enumeration does not name.
    case undeclared
    /// There is no payload where it should be, so that all fields are missing.
    case noPayload
    case failure(MessageFailure)
  }

  /// What makes a rule apply.
  public struct Cause: Sendable {
    public let text: LocalizedText
    public let range: SourceRange
  }

  public let kind: Kind
  /// By the names of fields: `items[0].title`.
  public let path: String
  /// nil: it is not in the JSON.
  public let pointer: String?
  /// As it is there, but for sensitive values; nil: it is not there, or a key is meant.
  public let found: String?
  /// Of the constraint that failed, else of the field, the message or its ids; nil: the schema does not name it.
  public let range: SourceRange?
  /// nil: it is not that a value is not declared.
  public internal(set) var declared: DeclaredValues?
  public internal(set) var causes: [Cause] = []
  /// A note that says all of its field's value.
  public internal(set) var standsForField = false

  init(
    _ kind: Kind, path: String, pointer: String? = nil, found: String? = nil, range: SourceRange? = nil,
    declared: DeclaredValues? = nil
  ) {
    (self.kind, self.path, self.pointer, self.found) = (kind, path, pointer, found)
    (self.range, self.declared) = (range, declared)
  }

  public var isUnknownKey: Bool { if case .unknownKey = kind { true } else { false } }

  /// How the schema could take what came.
  public var help: LocalizedText? {
    guard case .failure(let failure) = kind, failure.path.isEmpty,
      case .wrongType(.payload, .string) = failure.reason
    else { return nil }
    return LocalizedText(
      "the envelope wants an object; `encoding: object-or-json-string` reads both",
      zh: "信封需要对象；`encoding: object-or-json-string` 两种都能解析")
  }
}

/// What an unknown key may be meant for.
public enum KeyHint: Sendable {
  /// A key that is spelled much like it, and missing.
  case nearest(String)
  /// The key of a field whose name it is.
  case key(String, of: String)
  /// The path of a field in another object.
  case elsewhere(String)

  public var text: LocalizedText {
    switch self {
    case .nearest(let key): Wording.didYouMean(key)
    case .key(let key, let field): LocalizedText("the key of `\(field)` is `\(key)`", zh: "`\(field)` 的键是 `\(key)`")
    case .elsewhere(let pointer): LocalizedText("must be at `\(pointer)`", zh: "应位于 `\(pointer)`")
    }
  }
}
