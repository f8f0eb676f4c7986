import Schema
import SourceText

/// A message that shows what a change does, without sensitive values.
public struct BreakingExample: Hashable, Sendable {
  public let content: String
  /// What is sent beside the JSON, by the slots' names.
  public let slots: [String: String]
  /// The id in the SDK's own field, if it is there.
  public let externalID: TypeID.Value?
  /// The same as `content`, short enough for a line.
  let excerpt: String
  /// The slot that the change is about.
  let slot: String?
  let outcome: Outcome

  var isWhole: Bool { excerpt == content }

  /// What the reader makes of it.
  enum Outcome: Hashable, Sendable {
    case misread(as: String)
    case unrecognized(fallback: Fallback)
    case invalid(LocalizedText)
    case altered(String, Values?)
    /// With the default, if there is one.
    case absent(String, standard: String?)
    case dropped(String, LocalizedText)
    case unlisted(String, raw: String?)
  }

  /// The decoded value, and the one that was meant; nil: none.
  struct Values: Hashable, Sendable {
    let read: String?
    let meant: String?
  }

  /// What is shown for a message that is not recognized.
  enum Fallback: Hashable, Sendable {
    case none
    case text(String)
    /// The app supplies it.
    case hook
  }
}
