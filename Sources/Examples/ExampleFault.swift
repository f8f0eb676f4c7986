import Schema
import SourceText

/// Why an example is no message that the app takes.
public struct ExampleFault: Sendable {
  public enum Reason: Hashable, Sendable {
    case constraint(Constraint)
    /// A rule over these fields.
    case anyOf([String])
    case oneOf([String])
    /// The app's function, which cannot be asked.
    case hook(String)
    /// A string that is no URL to the app.
    case noURL
    /// No bytes, which are read as a missing value.
    case noBytes
    /// An id that is read as another message.
    case id(of: String)
    /// More levels than a decoder reads.
    case tooDeep
    /// A required value that was not guessed: it would have been one too many.
    case tooLarge
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
