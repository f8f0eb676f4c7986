import NoMessages
import Testing

/// A target before its first message: the app's code compiles, and every message is an unrecognized one.
struct NoMessagesTests {
  @Test(arguments: [#"{"type":5,"data":{}}"#, "{}", "no JSON"]) func messagesAreUnrecognized(text: String) {
    let message = CustomAttachmentDecoder().decode(text)
    guard case .unrecognized = message else {
      Issue.record("\(message)")
      return
    }
    #expect(message.encode() == text)
    #expect(message == CustomAttachmentDecoder().decode(text))
    #expect(Set([message]).contains(message))
    #expect(message.attachment == nil && message.kind == nil && message.summary == nil)
  }

  @Test func thereIsNoKind() {
    #expect(CustomMessage.Kind.allCases.isEmpty)
    #expect(CustomMessage.Kind(rawValue: "RedPacket") == nil)
  }
}
