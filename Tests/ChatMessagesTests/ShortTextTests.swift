import Foundation
import MessageRuntime
import Testing

@testable import ChatMessages

/// Texts short enough for a string to hold them without memory of its own, and those that are a little longer.
struct ShortTextTests {
  /// All counts of bytes up to 40, of ASCII and of scalars of two to four bytes.
  static let texts: [String] = (0...40).flatMap { count in
    ["x", "é", "红", "😀"].map { scalar in
      let size = scalar.utf8.count
      return String(repeating: "~", count: count % size) + String(repeating: scalar, count: count / size)
    }
  }

  /// Not only equal: what works with the bytes, the count or the kind of a string finds what it expects, too.
  private func expectSame(_ read: String?, _ text: String) {
    #expect(read == text && read?.hashValue == text.hashValue)
    #expect(read.map { Array($0.utf8) } == Array(text.utf8))
    #expect(read?.count == text.count && read?.uppercased() == text.uppercased())
    #expect(read.map { $0 + "红" + $0 } == text + "红" + text)
    #expect(read.map { ($0 as NSString).length } == text.utf16.count)
  }

  @Test(arguments: texts) func wherever(_ text: String) {
    let packet = RedPacketAttachment(title: text, content: text + text, redPacketId: text)
    guard case .redPacket(let read) = CustomAttachmentDecoder().decode(packet.encode()) else {
      Issue.record("not read")
      return
    }
    expectSame(read.title, text)
    expectSame(read.content, text + text)
    expectSame(read.redPacketId, text)
    #expect(read == packet && read.encode() == packet.encode())
  }

  @Test(arguments: texts) func upToTheEnd(_ text: String) {
    for count in 0...34 {
      expectSame(readText("\"\(text)\"" + String(repeating: " ", count: count)), text)
    }
  }

  @Test(arguments: texts) func behindEscapes(_ text: String) {
    expectSame(readText("\"\\/\(text)\""), "/" + text)
    expectSame(readText("\"\(text)\\n\""), text + "\n")
    expectSame(readText("\"\(text)\\u7ea2\(text)\" "), text + "红" + text)
  }

  @Test(arguments: texts) func unended(_ text: String) {
    for end in ["", "\\", "\u{1F}\"", "\\x\""] {
      let json = "{\"type\":5,\"data\":{\"title\":\"\(text)\(end)"
      guard case .unrecognized(let message) = CustomAttachmentDecoder().decode(json) else {
        Issue.record("taken for JSON: \(json)")
        continue
      }
      #expect(message.raw == json)
    }
  }

  private func readText(_ json: String) -> String? { JSONValue(json: json)?.string }
}
