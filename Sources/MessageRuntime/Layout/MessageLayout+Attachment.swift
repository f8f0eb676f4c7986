import Foundation

/// The layout of one attachment, for a direction and a kind of conversation.
nonisolated extension MessageLayout {
  /// The attachment's entry; nil: the SDK's or UI kit's own layout.
  public static func entry(of attachment: any CustomAttachment, in context: MessageContext) -> MessageLayout? {
    attachment.layout(in: context)?.completed
  }

  /// The size of the content in points; nil: the view's own Auto Layout size, or the SDK's own layout.
  public static func contentSize(
    of attachment: any CustomAttachment, in space: MessageLayoutSpace, context: MessageContext
  ) -> CGSize? {
    guard let entry = entry(of: attachment, in: context) else { return nil }
    if let placement = entry.placement(of: attachment, in: space, context) { return placement.size }
    return entry.fixedSize(of: attachment, in: space, context)
  }

  /// Where the parts of the content stand; nil: the schema has no content.
  ///
  /// Where nothing of it is to be seen, the message's summary takes its place.
  public static func placement(
    of attachment: any CustomAttachment, in space: MessageLayoutSpace, context: MessageContext
  ) -> MessageContentPlacement? {
    entry(of: attachment, in: context)?.placement(of: attachment, in: space, context)
  }

  private func placement(
    of attachment: any CustomAttachment, in space: MessageLayoutSpace, _ context: MessageContext
  ) -> MessageContentPlacement? {
    guard let content else { return nil }
    var space = space
    if scalesText == false { space.textScale = nil }
    let size = fixedSize(of: attachment, in: space, context)
    let placement = content.placement(in: space, size: size)
    guard placement.isEmpty, let text = attachment.text(for: .summary, in: context), !text.isEmpty else {
      return placement
    }
    let label = MessageContent(
      .label(MessageContent.Label(text, font: MessageFont(size: 16))),
      padding: content.padding ?? (insets == Insets(0, 0, 0, 0) ? .content : nil))
    return label.placement(in: space, size: size)
  }

  private func fixedSize(
    of attachment: any CustomAttachment, in space: MessageLayoutSpace, _ context: MessageContext
  ) -> CGSize? {
    if size == .custom { return attachment.customSize(in: space, context: context) }
    return size.resolved(in: space)
  }
}
