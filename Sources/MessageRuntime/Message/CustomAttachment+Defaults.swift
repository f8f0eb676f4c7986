import Foundation

/// What a schema that leaves a section out gets.
nonisolated extension CustomAttachment {
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public static var behavior: MessageBehavior { MessageBehavior() }
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public static var sending: MessageSending { MessageSending() }
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public static var isHidden: Bool { false }
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public var tap: MessageTap? { nil }
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public var upload: MessageTransfer? { nil }
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public var download: MessageTransfer? { nil }
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func setUploadedURL(_ url: String) {}
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public func slots() -> [String: String] { [:] }
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public func text(for surface: MessageSurface, in context: MessageContext) -> String? { nil }
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public func layout(in context: MessageContext) -> MessageLayout? { nil }
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public func customSize(in space: MessageLayoutSpace, context: MessageContext) -> CGSize { .zero }

  /// A text of the message outside its bubble, in the sender's own conversation with one other user.
  public func text(for surface: MessageSurface) -> String? { text(for: surface, in: MessageContext()) }
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
