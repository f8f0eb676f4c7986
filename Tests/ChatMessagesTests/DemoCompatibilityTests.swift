import Foundation
import MessageRuntime
import Testing

@testable import ChatMessages

/// What the demo's decoder accepts and rejects for its seven types, and what its encoders write. Each row is a
/// content as another client may send it.
struct DemoCompatibilityTests {
  /// A content that is accepted, and how it is written again.
  struct Accepted: CustomTestStringConvertible {
    var type: Int
    var data: String
    var encoded: String

    /// `encoded` left out: the same text again.
    init(_ type: Int, _ data: String, _ encoded: String? = nil) {
      self.type = type
      self.data = data
      self.encoded = encoded ?? data
    }

    var testDescription: String { "\(type) \(data)" }
  }

  static let accepted: [Accepted] = [
    // an integer, also as a string; what else leniency takes for one, the tests of the runtime say
    Accepted(1, #"{"value":1}"#),
    Accepted(1, #"{"value":2}"#),
    Accepted(1, #"{"value":3}"#),
    Accepted(1, #"{"value":"2"}"#, #"{"value":2}"#),

    // md5 is always written, url only where there is one; the flag is a bool
    Accepted(2, #"{"md5":"d41d","fired":true,"url":"a.jpg"}"#),
    Accepted(2, #"{"md5":"d41d","fired":false}"#),
    Accepted(2, #"{"md5":"d41d","fired":false,"url":""}"#, #"{"md5":"d41d","fired":false}"#),
    Accepted(2, #"{}"#, #"{"md5":"","fired":false}"#),
    Accepted(2, #"{"md5":"d41d","fired":1}"#, #"{"md5":"d41d","fired":true}"#),
    // as the Android demo writes it
    Accepted(
      2, #"{"path":"p","size":7,"md5":"d41d","url":"a.jpg"}"#,
      #"{"md5":"d41d","fired":false,"url":"a.jpg","path":"p","size":7}"#),

    // a string: a number is its text, a bool "1" or "0"
    Accepted(3, #"{"catalog":"default","chartlet":"cat01"}"#),
    Accepted(3, #"{"catalog":5,"chartlet":true}"#, #"{"catalog":"5","chartlet":"1"}"#),

    // without a flag it is an invitation
    Accepted(4, #"{"flag":0}"#),
    Accepted(4, #"{"flag":1}"#),
    Accepted(4, #"{}"#, #"{"flag":0}"#),

    // nothing is checked
    Accepted(5, #"{"title":"云红包","content":"恭喜发财","redPacketId":"42"}"#),
    Accepted(5, #"{"title":"","content":"","redPacketId":""}"#),
    Accepted(5, #"{}"#, #"{"title":"","content":"","redPacketId":""}"#),

    // a string on iOS, a bool on Android; the packet's id has the red packet's key
    Accepted(6, #"{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":"1"}"#),
    Accepted(6, #"{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":"0"}"#),
    Accepted(
      6, #"{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":true}"#,
      #"{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":"1"}"#),
    Accepted(6, #"{}"#, #"{"sendPacketId":"","openPacketId":"","redPacketId":"","isGetDone":"0"}"#),

    // the optional texts are left out where they are nil, and written where they are empty
    Accepted(15, #"{"compressed":false,"encrypted":false,"messageAbstract":[{"sender":"a","message":"b"}]}"#),
    Accepted(
      15,
      #"{"url":"","md5":"","fileName":"","compressed":true,"encrypted":true,"password":"p","#
        + #""messageAbstract":[{"sender":"a","message":"b"},{"sender":"c","message":"d"}],"#
        + #""sessionName":"","sessionId":""}"#),
    Accepted(
      15, #"{"compressed":1,"encrypted":"0","password":"","messageAbstract":[{"sender":"a","message":5}]}"#,
      #"{"compressed":true,"encrypted":false,"password":"","messageAbstract":[{"sender":"a","message":"5"}]}"#),
    Accepted(
      15, #"{"messageAbstract":[{"sender":"a","message":"b"}]}"#,
      #"{"compressed":false,"encrypted":false,"messageAbstract":[{"sender":"a","message":"b"}]}"#),
    // half an abstract counts
    Accepted(
      15, #"{"compressed":false,"encrypted":false,"messageAbstract":[{"message":"b"}]}"#,
      #"{"compressed":false,"encrypted":false,"messageAbstract":[{"sender":"","message":"b"}]}"#),
  ]

  @Test(arguments: accepted)
  func accepts(_ row: Accepted) throws {
    let message = CustomAttachmentDecoder().decode(#"{"type":\#(row.type),"data":\#(row.data)}"#)
    let attachment = try #require(message.attachment, "\(message)")
    #expect(attachment.encode() == #"{"type":\#(row.type),"data":\#(row.encoded)}"#)
    #expect(attachment.validate().isEmpty)
    #expect(CustomAttachmentDecoder().decode(attachment.encode()) == message)
  }

  /// The contents that `checkAttachment` turns away, and the field that is to blame.
  static let rejected: [(type: Int, data: String, name: String, field: String?)] = [
    (1, #"{"value":0}"#, "JanKenPon", "value"),
    (1, #"{"value":4}"#, "JanKenPon", "value"),
    (1, #"{}"#, "JanKenPon", "value"),
    (1, #"null"#, "JanKenPon", "value"),
    (3, #"{"catalog":"","chartlet":"cat01"}"#, "Chartlet", nil),
    (3, #"{"catalog":"default","chartlet":""}"#, "Chartlet", nil),
    (3, #"{}"#, "Chartlet", nil),
    (4, #"{"flag":2}"#, "Whiteboard", "flag"),
    (15, #"{"messageAbstract":[]}"#, "MultiRetweet", "messageAbstract"),
    (15, #"{}"#, "MultiRetweet", "messageAbstract"),
    (15, #"{"encrypted":true,"messageAbstract":[{"sender":"a","message":"b"}]}"#, "MultiRetweet", "password"),
    (
      15, #"{"encrypted":true,"password":"","messageAbstract":[{"sender":"a","message":"b"}]}"#, "MultiRetweet",
      "password"
    ),
  ]

  @Test(arguments: rejected)
  func rejects(_ row: (type: Int, data: String, name: String, field: String?)) throws {
    let content = #"{"type":\#(row.type),"data":\#(row.data)}"#
    let message = CustomAttachmentDecoder().decode(content)
    guard case .invalid(let invalid) = message else {
      Issue.record("not invalid: \(message)")
      return
    }
    #expect(invalid.messageName == row.name)
    #expect(!invalid.failures.isEmpty)
    if let field = row.field { #expect(invalid.failures.contains { $0.path == field }, "\(invalid.failures)") }
    #expect(invalid.raw == content)
    #expect(message.encode() == content)
  }
}

/// The structs of the demo's types, made and written by an app.
struct DemoAttachmentTests {
  @Test func encodesWhatTheDemoEncodes() {
    let abstract = MultiRetweetAttachment.Abstract(sender: "a", message: "b")
    let written: [(any CustomAttachment, String)] = [
      (JanKenPonAttachment(value: .jan), #"{"type":1,"data":{"value":2}}"#),
      (SnapchatAttachment(), #"{"type":2,"data":{"md5":"","fired":false}}"#),
      (SnapchatAttachment(md5: "a", url: ""), #"{"type":2,"data":{"md5":"a","fired":false}}"#),
      (
        ChartletAttachment(chartletCatalog: "default", chartletId: "cat01"),
        #"{"type":3,"data":{"catalog":"default","chartlet":"cat01"}}"#
      ),
      (WhiteboardAttachment(flag: .close), #"{"type":4,"data":{"flag":1}}"#),
      (
        RedPacketAttachment(title: "t", content: "c", redPacketId: "r"),
        #"{"type":5,"data":{"title":"t","content":"c","redPacketId":"r"}}"#
      ),
      (
        RedPacketTipAttachment(sendPacketId: "a", openPacketId: "b", packetId: "c", isGetDone: true),
        #"{"type":6,"data":{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":"1"}}"#
      ),
      (
        MultiRetweetAttachment(fileName: "", messageAbstract: [abstract]),
        #"{"type":15,"data":{"fileName":"","compressed":false,"encrypted":false,"#
          + #""messageAbstract":[{"sender":"a","message":"b"}]}}"#
      ),
    ]
    for (attachment, text) in written { #expect(attachment.encode() == text) }
  }

  @Test func saysWhatTheDemoSays() {
    let whiteboard = CustomMessage.whiteboard(WhiteboardAttachment(flag: .close))
    let redPacket = CustomMessage.redPacket(RedPacketAttachment())
    #expect([redPacket.summary, redPacket.pushText] == ["[红包消息]", "发来了一个红包"])
    let texts = [whiteboard.summary, whiteboard.pushText, whiteboard.accessibilityText]
    #expect(texts == ["[白板]", nil, "白板演示已结束"])
    #expect(whiteboard.sending.push == false)
    #expect(CustomMessage.snapchat(SnapchatAttachment()).behavior == MessageBehavior(forward: false, revoke: true))
  }
}
