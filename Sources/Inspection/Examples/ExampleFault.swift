import MessageRuntime
import Schema
import SourceText

/// Why an example is no message that the app takes.
public struct ExampleFault: Sendable {
  public enum Reason: Equatable, Sendable {
    /// As the app's `validate()` or its decoder says it.
    case failure(MessageFailure.Reason)
    /// An id that is decoded as another message.
    case id(of: String)
  }

  public var reason: Reason
  /// The field, such as `items[0].title`; empty for the message as a whole.
  public var path: String
  /// The value, or the example that leaves it out.
  public var range: SourceRange
  /// The example names the field.
  public var isWritten: Bool
  /// The constraint or rule that is broken.
  public var rule: SourceRange?
  /// The shared object whose constraint or rule that is; nil: the message's own.
  public var object: ObjectType.ID?
}
