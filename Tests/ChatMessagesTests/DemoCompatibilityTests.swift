import Foundation
import MessageRuntime
import Testing

@testable import ChatMessages

/// What the demo's decoder accepts and rejects for its seven types, and what its encoders write. Each row is a
/// content as another client may send it.
@Suite struct DemoCompatibilityTests {
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
    // an integer: a number with a fraction is truncated, a bool is 0 or 1, of a string the leading digits count
    Accepted(1, #"{"value":1}"#),
    Accepted(1, #"{"value":2}"#),
    Accepted(1, #"{"value":3}"#),
    Accepted(1, #"{"value":"2"}"#, #"{"value":2}"#),
    Accepted(1, #"{"value":"  3"}"#, #"{"value":3}"#),
    Accepted(1, #"{"value":"2.9"}"#, #"{"value":2}"#),
    Accepted(1, #"{"value":"1abc"}"#, #"{"value":1}"#),
    Accepted(1, #"{"value":3.9}"#, #"{"value":3}"#),
    Accepted(1, #"{"value":true}"#, #"{"value":1}"#),

    // md5 is always written, url only where there is one; the flag is a bool
    Accepted(2, #"{"md5":"d41d","fired":true,"url":"a.jpg"}"#),
    Accepted(2, #"{"md5":"d41d","fired":false}"#),
    Accepted(2, #"{"md5":"d41d","fired":false,"url":""}"#, #"{"md5":"d41d","fired":false}"#),
    Accepted(2, #"{"md5":"d41d","fired":false,"url":null}"#, #"{"md5":"d41d","fired":false}"#),
    Accepted(2, #"{}"#, #"{"md5":"","fired":false}"#),
    Accepted(2, #"{"md5":"d41d","fired":1}"#, #"{"md5":"d41d","fired":true}"#),
    Accepted(2, #"{"md5":"d41d","fired":2}"#, #"{"md5":"d41d","fired":true}"#),
    Accepted(2, #"{"md5":"d41d","fired":0}"#, #"{"md5":"d41d","fired":false}"#),
    Accepted(2, #"{"md5":"d41d","fired":"YES"}"#, #"{"md5":"d41d","fired":true}"#),
    Accepted(2, #"{"md5":"d41d","fired":"007"}"#, #"{"md5":"d41d","fired":true}"#),
    Accepted(2, #"{"md5":"d41d","fired":"false"}"#, #"{"md5":"d41d","fired":false}"#),
    Accepted(2, #"{"md5":"d41d","fired":"abc"}"#, #"{"md5":"d41d","fired":false}"#),
    // as the Android demo writes it
    Accepted(
      2, #"{"path":"p","size":7,"md5":"d41d","url":"a.jpg"}"#,
      #"{"md5":"d41d","fired":false,"url":"a.jpg","path":"p","size":7}"#),

    // a string: a number is its text, a bool "1" or "0"
    Accepted(3, #"{"catalog":"default","chartlet":"cat01"}"#),
    Accepted(3, #"{"catalog":5,"chartlet":true}"#, #"{"catalog":"5","chartlet":"1"}"#),
    Accepted(3, #"{"catalog":1.0,"chartlet":"cat01"}"#, #"{"catalog":"1","chartlet":"cat01"}"#),

    // without a flag it is an invitation
    Accepted(4, #"{"flag":0}"#),
    Accepted(4, #"{"flag":1}"#),
    Accepted(4, #"{}"#, #"{"flag":0}"#),
    Accepted(4, #"{"flag":null}"#, #"{"flag":0}"#),
    Accepted(4, #"{"flag":"1"}"#, #"{"flag":1}"#),
    Accepted(4, #"{"flag":false}"#, #"{"flag":0}"#),

    // nothing is checked
    Accepted(5, #"{"title":"云红包","content":"恭喜发财","redPacketId":"42"}"#),
    Accepted(5, #"{"title":"","content":"","redPacketId":""}"#),
    Accepted(5, #"{"title":"a"}"#, #"{"title":"a","content":"","redPacketId":""}"#),
    Accepted(5, #"{}"#, #"{"title":"","content":"","redPacketId":""}"#),
    Accepted(
      5, #"{"title":"a","content":"b","redPacketId":9007199254740993}"#,
      #"{"title":"a","content":"b","redPacketId":"9007199254740993"}"#),

    // a string on iOS, a bool on Android; the packet's id has the red packet's key
    Accepted(6, #"{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":"1"}"#),
    Accepted(6, #"{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":"0"}"#),
    Accepted(
      6, #"{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":true}"#,
      #"{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":"1"}"#),
    Accepted(
      6, #"{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":false}"#,
      #"{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":"0"}"#),
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
    // what is no object is skipped
    Accepted(
      15, #"{"compressed":false,"encrypted":false,"messageAbstract":[7,null,{"sender":"a","message":"b"}]}"#,
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
    (1, #"{"value":-1}"#, "JanKenPon", "value"),
    (1, #"{"value":"abc"}"#, "JanKenPon", "value"),
    (1, #"{"value":false}"#, "JanKenPon", "value"),
    (1, #"{"value":null}"#, "JanKenPon", "value"),
    (1, #"{}"#, "JanKenPon", "value"),
    (1, #"null"#, "JanKenPon", "value"),
    (3, #"{"catalog":"","chartlet":"cat01"}"#, "Chartlet", nil),
    (3, #"{"catalog":"default","chartlet":""}"#, "Chartlet", nil),
    (3, #"{"catalog":"default"}"#, "Chartlet", nil),
    (3, #"{}"#, "Chartlet", nil),
    (4, #"{"flag":2}"#, "Whiteboard", "flag"),
    (4, #"{"flag":-1}"#, "Whiteboard", "flag"),
    (15, #"{"messageAbstract":[]}"#, "MultiRetweet", "messageAbstract"),
    (15, #"{"messageAbstract":[7,null]}"#, "MultiRetweet", "messageAbstract"),
    (15, #"{"messageAbstract":null}"#, "MultiRetweet", "messageAbstract"),
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

  /// What has none of the known types; it comes back as it was.
  @Test(arguments: [
    #"{"type":7,"data":{"title":"a"}}"#, #"{"type":0,"data":{}}"#, #"{"type":null,"data":{}}"#, #"{"data":{}}"#,
    #"{"type":"abc","data":{}}"#, #"{}"#, #"[]"#, #"5"#, #"{"type":5,"data":{}"#, "", "红包",
  ])
  func leavesUnrecognized(_ content: String) {
    let message = CustomAttachmentDecoder().decode(content)
    guard case .unrecognized = message else {
      Issue.record("not unrecognized: \(message)")
      return
    }
    #expect(message.encode() == content)
  }

  /// The type as a string or a fraction, a missing, null or empty payload: all read by the demo.
  @Test(arguments: [
    #"{"type":"5","data":{}}"#, #"{"type":5.0,"data":{}}"#, #"{"type":5}"#, #"{"type":5,"data":null}"#,
    #"{"type":5,"data":[]}"#, #" { "data" : { } , "type" : 5 } "#,
  ])
  func readsEnvelopes(_ content: String) {
    #expect(CustomAttachmentDecoder().decode(content) == .redPacket(RedPacketAttachment()))
  }

  /// Both as the demo's serializer may write them: keys in any order, slashes and other characters escaped.
  @Test func readsEscapes() {
    let content = #"{"data":{"url":"http:\/\/a\/b.jpg","fired":false,"md5":"\u7ea2\ud83e\udde7"},"type":2}"#
    #expect(
      CustomAttachmentDecoder().decode(content)
        == .snapchat(SnapchatAttachment(md5: "红🧧", isFired: false, url: "http://a/b.jpg")))
  }
}

/// The structs of the demo's types, made and written by an app.
@Suite struct DemoAttachmentTests {
  @Test func encodesWhatTheDemoEncodes() {
    #expect(JanKenPonAttachment(value: .jan).encode() == #"{"type":1,"data":{"value":2}}"#)
    #expect(SnapchatAttachment().encode() == #"{"type":2,"data":{"md5":"","fired":false}}"#)
    #expect(SnapchatAttachment(md5: "a", url: "").encode() == #"{"type":2,"data":{"md5":"a","fired":false}}"#)
    #expect(
      ChartletAttachment(chartletCatalog: "default", chartletId: "cat01").encode()
        == #"{"type":3,"data":{"catalog":"default","chartlet":"cat01"}}"#)
    #expect(WhiteboardAttachment(flag: .close).encode() == #"{"type":4,"data":{"flag":1}}"#)
    #expect(
      RedPacketAttachment(title: "t", content: "c", redPacketId: "r").encode()
        == #"{"type":5,"data":{"title":"t","content":"c","redPacketId":"r"}}"#)
    #expect(
      RedPacketTipAttachment(sendPacketId: "a", openPacketId: "b", packetId: "c", isGetDone: true).encode()
        == #"{"type":6,"data":{"sendPacketId":"a","openPacketId":"b","redPacketId":"c","isGetDone":"1"}}"#)
    #expect(
      MultiRetweetAttachment(fileName: "", messageAbstract: [.init(sender: "a", message: "b")]).encode()
        == #"{"type":15,"data":{"fileName":"","compressed":false,"encrypted":false,"#
        + #""messageAbstract":[{"sender":"a","message":"b"}]}}"#)
  }

  @Test func validatesBeforeSending() {
    let abstract = MultiRetweetAttachment.Abstract(sender: "a", message: "b")
    #expect(JanKenPonAttachment(value: .pon).validate().isEmpty)
    #expect(JanKenPonAttachment(value: .unrecognized(9)).validate().map(\.path) == ["value"])
    #expect(ChartletAttachment(chartletCatalog: "", chartletId: "").validate().count == 2)
    #expect(WhiteboardAttachment().validate().isEmpty)
    #expect(MultiRetweetAttachment(messageAbstract: []).validate().map(\.path) == ["messageAbstract"])
    #expect(
      MultiRetweetAttachment(encrypted: true, messageAbstract: [abstract]).validate().map(\.path) == ["password"])
    #expect(
      MultiRetweetAttachment(encrypted: true, password: "p", messageAbstract: [abstract]).validate().isEmpty)
  }

  @Test func keepsWhatItDoesNotKnow() {
    let content = #"{"type":5,"data":{"title":"a","content":"b","redPacketId":"c","n":1.50,"o":{"x":[]}},"from":7}"#
    #expect(CustomAttachmentDecoder().decode(content).encode() == content)
  }

  @Test func saysWhatTheDemoSays() {
    let whiteboard = CustomMessage.whiteboard(WhiteboardAttachment(flag: .close))
    #expect(CustomMessage.redPacket(RedPacketAttachment()).summary == "[红包消息]")
    #expect(CustomMessage.redPacket(RedPacketAttachment()).pushText == "发来了一个红包")
    #expect(whiteboard.summary == "[白板]")
    #expect(whiteboard.pushText == nil)
    #expect(whiteboard.accessibilityText == "白板演示已结束")
    #expect(whiteboard.sending.push == false)
    #expect(CustomMessage.snapchat(SnapchatAttachment()).behavior == MessageBehavior(forward: false, revoke: true))
  }
}
