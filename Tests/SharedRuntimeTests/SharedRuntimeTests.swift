import ChatMessages
import MessageRuntime
import TUIKitMessages
import Testing

/// A consumer of two targets that share one runtime: its types are the same in both, what each target has of its own is
/// qualified.
struct SharedRuntimeTests {
  private let texts = [#"{"type":5,"data":{"title":"a"}}"#, #"{"businessID":"order","title":"a"}"#, "[]"]

  @Test func eachDecoderHasItsOwnMessages() {
    let chat: [ChatMessages.CustomMessage] = texts.map { ChatMessages.CustomAttachmentDecoder().decode($0) }
    let kit: [TUIKitMessages.CustomMessage] = texts.map { TUIKitMessages.CustomAttachmentDecoder().decode($0) }
    #expect(chat.map(\.attachment).map { $0 != nil } == [true, false, false])
    #expect(kit.map(\.attachment).map { $0 != nil } == [false, true, false])
    #expect(chat[0].kind == .redPacket && kit[1].kind == .order)
  }

  @Test func attachmentsOfBothAreOfOneProtocol() {
    var attachments: [any CustomAttachment] = []
    for text in texts {
      attachments += [ChatMessages.CustomAttachmentDecoder().decode(text).attachment].compactMap { $0 }
      attachments += [TUIKitMessages.CustomAttachmentDecoder().decode(text).attachment].compactMap { $0 }
    }
    #expect(attachments.map { type(of: $0).messageName } == ["RedPacket", "Order"])
    let texts: [String?] = attachments.map { $0.text(for: .summary, in: MessageContext()) }
    #expect(texts.allSatisfy { $0?.isEmpty == false })
  }

  /// What one decoder says of a text can be held against what the other says.
  @Test func failuresOfBothAreOfOneType() {
    func reason(_ message: ChatMessages.CustomMessage) -> UnrecognizedMessage.Reason? {
      if case .unrecognized(let message) = message { message.reason } else { nil }
    }
    func reason(_ message: TUIKitMessages.CustomMessage) -> UnrecognizedMessage.Reason? {
      if case .unrecognized(let message) = message { message.reason } else { nil }
    }
    let chat = reason(ChatMessages.CustomAttachmentDecoder().decode("[]"))
    #expect(chat == .notAnObject && chat == reason(TUIKitMessages.CustomAttachmentDecoder().decode("[]")))
  }

  /// Each message is laid out by its own target, in one space.
  @Test func layoutsOfBothAreOfOneType() {
    let message = TUIKitMessages.CustomAttachmentDecoder().decode(texts[1])
    let layout: MessageLayout? = TUIKitMessages.CustomMessageLayout.entry(
      for: message, direction: .incoming, session: .p2p)
    let other: MessageLayout? = ChatMessages.CustomMessageLayout.entry(
      for: ChatMessages.CustomAttachmentDecoder().decode(texts[0]), direction: .incoming, session: .p2p)
    #expect(layout != nil && other != nil && layout != other)
  }
}
