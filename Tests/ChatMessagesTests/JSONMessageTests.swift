import ChatMessages
import Foundation
import Testing

/// Whole messages as others write them: white space, the order of keys, other kinds of strings.
struct JSONMessageTests {
  @Test func whiteSpaceAroundEverything() throws {
    let text =
      " \r\n{ \"data\" :\t{ \"title\" : \"a\" , \"content\" : \"b\" ,\n\"redPacketId\" : \"c\" } , \"type\" : 5 } \n"
    let message = RedPacketAttachment(title: "a", content: "b", redPacketId: "c")
    #expect(CustomAttachmentDecoder().decode(text) == .redPacket(message))
  }

  /// A Swift string cannot hold invalid UTF-8: what was repaired when it was made travels as U+FFFD.
  @Test func repairedTextTravels() {
    let title = String(decoding: [0x61, 0xFF, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self)
    let message = RedPacketAttachment(title: title, content: "", redPacketId: "")
    #expect(CustomAttachmentDecoder().decode(message.encode()) == .redPacket(message))
  }

  /// On Apple's systems the SDK's strings are bridged; a substring has its own start.
  @Test func fromOtherKindsOfStrings() {
    let message = RedPacketAttachment(title: String(repeating: "红包", count: 50), content: "a")
    let json = message.encode()
    for text in [String(NSMutableString(string: json)), String(("xx" + json + "yy").dropFirst(2).dropLast(2))] {
      #expect(CustomAttachmentDecoder().decode(text) == .redPacket(message))
    }
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
