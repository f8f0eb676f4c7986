import Foundation

/// A custom message's payload.
nonisolated public protocol CustomAttachment: Sendable {
  /// The message's name in its schema.
  static var messageName: String { get }

  /// What the JSON held beyond the schema; written back by `encode()`.
  var unknownKeys: UnknownKeys { get set }

  /// Encodes the message as JSON, including its envelope. Always valid JSON: numbers that are not finite are
  /// written as 0 (NaN) or as the greatest finite number of their sign; `validate()` reports them.
  ///
  /// Objects of the schema may stand in one another 64 levels deep, the message included. One that is deeper is written
  /// without its members, and every decoder gives `.invalid` for that text, with the reason `tooDeep`; `validate()`
  /// reports it before.
  func encode() -> String

  /// The constraint violations of the value; empty if it is valid.
  func validate() -> [MessageFailure]

  /// The actions available to users.
  static var behavior: MessageBehavior { get }
  /// How the message is sent.
  static var sending: MessageSending { get }
  /// Whether the message is a signal: never a row in the conversation, never its last message.
  static var isHidden: Bool { get }

  /// Returns a text of the message, or `nil` to use the SDK's default.
  func text(for textKind: MessageText, in context: MessageContext) -> String?
  /// How the bubble is laid out; nil: the SDK's or UI kit's own way.
  func layout(in context: MessageContext) -> MessageLayout?
  /// The size that the app supplies for a layout of `.custom`, in points.
  func customSize(in space: MessageLayoutSpace, context: MessageContext) -> CGSize
  /// What a tap on the bubble does.
  var tap: MessageTap? { get }

  /// Returns the values carried outside the JSON, keyed by slot name.
  func slots() -> [String: String]
  /// A file that the SDK has to upload before it sends the message, while it has no `url`.
  var upload: MessageTransfer? { get }
  /// A file that the SDK downloads while there is none at its `path`.
  var download: MessageTransfer? { get }
  /// Takes the server's address of an uploaded file.
  mutating func setUploadedURL(_ url: String)
}
