import Foundation
import MessageRuntime
import Testing

@testable import ChatMessages

/// Texts long enough to be cut from the source, wherever they are in it.
struct LongTextTests {
  static let texts: [String] = [63, 64, 65, 1000, 100_000].flatMap { count in
    [
      String(repeating: "a", count: count), String(repeating: "红", count: count / 3),
      "é" + String(repeating: "x", count: count),
    ]
  }

  @Test(arguments: texts)
  func wherever(_ text: String) {
    let packet = RedPacketAttachment(title: text, content: "“\(text)”", redPacketId: text + "\n")
    let json = packet.encode()
    let payload = json.dropFirst(#"{"type":5,"data":"#.count).dropLast()
    let quoted = JSONValue(String(payload)).json
    for content in [
      json, "{\"data\":\(payload),\"type\":5}", " \(json) ", "{\"type\":5,\"data\":\(payload),\"\(text)\":1}",
    ] {
      guard case .redPacket(let read) = CustomAttachmentDecoder().decode(content) else {
        Issue.record("not read: \(content.prefix(60))")
        continue
      }
      #expect(read.title == text && read.content == "“\(text)”" && read.redPacketId == text + "\n")
    }
    #expect(JSONValue(json: quoted)?.string == String(payload))
  }

  /// On Apple's systems the SDK's strings are bridged; a substring has its own start.
  @Test func fromOtherKindsOfStrings() {
    let text = String(repeating: "红包", count: 50)
    let json = RedPacketAttachment(title: text, content: text).encode()
    let bridged = NSMutableString(string: json)
    for content in [String(bridged), String(("xx" + json + "yy").dropFirst(2).dropLast(2))] {
      guard case .redPacket(let read) = CustomAttachmentDecoder().decode(content) else {
        Issue.record("not read")
        continue
      }
      #expect(read.title == text && read.content == text)
    }
  }
}
