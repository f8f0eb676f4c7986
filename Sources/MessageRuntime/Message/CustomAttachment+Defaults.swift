import Foundation

/// What a schema that leaves a section out gets.
nonisolated extension CustomAttachment {
  public static var behavior: MessageBehavior { MessageBehavior() }
  public static var sending: MessageSending { MessageSending() }
  public static var isHidden: Bool { false }
  public var tap: MessageTap? { nil }
  public var upload: MessageTransfer? { nil }
  public var download: MessageTransfer? { nil }
  public mutating func setUploadedURL(_ url: String) {}
  public func slots() -> [String: String] { [:] }
  public func text(for textKind: MessageText, in context: MessageContext) -> String? { nil }
  public func layout(in context: MessageContext) -> MessageLayout? { nil }
  public func customSize(in space: MessageLayoutSpace, context: MessageContext) -> CGSize { .zero }

  /// A text of the message outside its bubble, in the sender's own conversation with one other user.
  public func text(for textKind: MessageText) -> String? { text(for: textKind, in: MessageContext()) }
  /// The text in the conversation list; nil: the SDK's own.
  public var summary: String? { text(for: .summary, in: MessageContext()) }
  /// The text of the push notification; nil: the SDK's own.
  public var pushText: String? { text(for: .push, in: MessageContext()) }
  /// What "copy" puts on the pasteboard; nil: the SDK's own.
  public var copyText: String? { text(for: .copy, in: MessageContext()) }
  /// What a screen reader says; nil: the SDK's own.
  public var accessibilityText: String? { text(for: .accessibility, in: MessageContext()) }
  /// What a client shows that does not know the type; nil: the SDK's own.
  public var fallbackText: String? { text(for: .fallback, in: MessageContext()) }
}
