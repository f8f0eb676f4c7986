import MessageRuntime
import Testing

@testable import NIMMessages

/// The V10 UI kit's own messages, as each platform sends them.
struct BuiltInTests {
  /// iOS, Android, and what both may leave out.
  private static let forwards = [
    #"{"type":101,"messageType":"custom","data":{"sessionId":"1","sessionName":"项目讨论","url":"https://a.b/c","#
      + #""md5":"c3","depth":1,"abstracts":[{"senderNick":"小林","content":"好","userAccId":"lin"}]}}"#,
    #"{"type":101,"data":{"sessionId":"1","sessionName":"项目讨论","url":"https://a.b/c","md5":"c3","depth":0,"#
      + #""abstracts":[{"content":"[custom]","userAccId":"lin"}]}}"#,
    #"{"type":101,"data":{}}"#,
  ]
  private static let richTexts = [
    #"{"type":102,"data":{"title":"周五团建","body":"下午三点"}}"#, #"{"type":102,"data":{"title":"周五团建"}}"#,
    #"{"type":102,"messageType":"custom","data":{"body":"下午三点"}}"#,
  ]

  @Test(arguments: forwards + richTexts) func isWrittenAsItCame(_ text: String) {
    let message = CustomAttachmentDecoder().decode(text)
    #expect(message.kind == (Self.forwards.contains(text) ? .mergedForward : .richText), "\(message)")
    #expect(message.encode() == text)
  }

  @Test func summaries() {
    #expect(MergedForwardAttachment().summary == "[聊天记录]")
    #expect(RichTextAttachment(title: "周五团建", body: "下午三点").summary == "周五团建")
    #expect(RichTextAttachment(body: "下午三点").summary == "下午三点")
  }
}
