import ChatMessages
import MessageRuntime
import Testing

/// Whole messages as others write them: errors, escapes, white space, the order of keys.
struct JSONMessageTests {
  @Test(arguments: [
    (#"{"type":5,"data":{"title":01}}"#, 27), ("", 0), ("  x", 2), (#"{"type":5} x"#, 11), (#"{"type":5,}"#, 10),
    ("[1", 2),
  ])
  func offsetsPointAtTheError(_ text: String, _ offset: Int) {
    let message = CustomAttachmentDecoder().decode(text)
    #expect(message == .unrecognized(UnrecognizedMessage(raw: text, reason: .notJSON(offset: offset))))
  }

  @Test func whiteSpaceAroundEverything() throws {
    let text =
      " \r\n{ \"data\" :\t{ \"title\" : \"a\" , \"content\" : \"b\" ,\n\"redPacketId\" : \"c\" } , \"type\" : 5 } \n"
    let message = RedPacketAttachment(title: "a", content: "b", redPacketId: "c")
    #expect(CustomAttachmentDecoder().decode(text) == .redPacket(message))
  }

  @Test func unpairedSurrogateInAFieldIsInvalid() {
    let text = #"{"type":5,"data":{"title":"\ud800","content":"b","redPacketId":"c"}}"#
    guard case .invalid(let message) = CustomAttachmentDecoder().decode(text) else {
      Issue.record("not invalid")
      return
    }
    #expect(message.failures.map(\.path) == ["title"])
    #expect(message.raw == text)
  }

  @Test func unknownDataStaysVerbatim() {
    let payload = #"{"title":"a","content":"b","redPacketId":"c","\ud800":"\udc00","n":1.50e0,"o":{ "x" : [1 ,2]}}"#
    let text = #"{"type":5,"data":"# + payload + "}"
    #expect(CustomAttachmentDecoder().decode(text).encode() == text)
  }

  @Test func escapedKeysAreTheirMeaning() {
    let text = #"{"\u0074ype":5,"d\u0061ta":{"titl\u0065":"a","\u0063ontent":"b","redPacket\u0049d":"c"}}"#
    #expect(
      CustomAttachmentDecoder().decode(text)
        == .redPacket(RedPacketAttachment(title: "a", content: "b", redPacketId: "c")))
  }

  /// A Swift string cannot hold invalid UTF-8: what was repaired when it was made travels as U+FFFD.
  @Test func repairedTextTravels() {
    let title = String(decoding: [0x61, 0xFF, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self)
    let message = RedPacketAttachment(title: title, content: "", redPacketId: "")
    #expect(CustomAttachmentDecoder().decode(message.encode()) == .redPacket(message))
  }

  /// Short keys, one of more than sixteen bytes, and one that is in escapes.
  @Test(arguments: ["", " ", "\n  "]) func anyKeysInAnyOrder(_ space: String) {
    let members: [(String, WritableKeyPath<MultiRetweetAttachment, String?>?)] = [
      ("\"url\"", \.url), ("\"md5\"", \.md5), ("\"password\"", \.password),
      (#""messageAbstract""#, nil), ("\"sessionName\"", \.sessionName), (#""s\u0065ssionId""#, \.sessionId),
    ]
    for set in 0..<(1 << members.count) where set & 1 << 3 != 0 {
      var expected = MultiRetweetAttachment(messageAbstract: [.init(sender: "a", message: "b")])
      var texts: [String] = []
      for (index, (key, path)) in members.enumerated() where set & 1 << index != 0 {
        if let path { expected[keyPath: path] = "value of \(index)" }
        let value = path == nil ? #"[{"sender":"a","message":"b"}]"# : "\"value of \(index)\""
        texts.append("\(key):\(space)\(value)")
      }
      for order in [texts, texts.reversed()] {
        let json = "{\"type\":15,\"data\":{\(order.joined(separator: "," + space))}}"
        #expect(CustomAttachmentDecoder().decode(json) == .multiRetweet(expected))
      }
    }
  }
}
