/// A message of an unknown type.
nonisolated public struct UnrecognizedMessage: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// Why a text was not recognized.
  public enum Reason: Equatable, Sendable {
    /// Not JSON (RFC 8259), or nested deeper than 512 levels; the offset counts UTF-8 bytes from the start.
    /// A byte order mark at the start is skipped, and counted.
    case notJSON(offset: Int)
    /// JSON, but not an object.
    case notAnObject
    /// The key that says which message it is is missing, null, or nothing that could be an identity.
    case noIdentity
    /// No message of the schemas has this identity; JSON text, as it came.
    case unknownIdentity(String)
  }

  /// The text as it came.
  public let raw: String
  /// Why it is not recognized.
  public let reason: Reason

  public init(raw: String, reason: Reason) {
    self.raw = raw
    self.reason = reason
  }

  public static func == (a: UnrecognizedMessage, b: UnrecognizedMessage) -> Bool {
    UTF8Text.areSame(a.raw, b.raw) && a.reason == b.reason
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(UTF8Text(raw)) }

  public var description: String {
    switch reason {
    case .notJSON(let offset): return "not JSON at byte \(offset)"
    case .notAnObject: return "not a JSON object"
    case .noIdentity: return "missing or invalid type id"
    case .unknownIdentity(let identity): return "unknown type id \(identity)"
    }
  }

  /// What `dump` shows: all but `raw`, in which there may be sensitive values.
  public var customMirror: Mirror { Mirror(self, children: ["reason": reason], displayStyle: .struct) }
}
