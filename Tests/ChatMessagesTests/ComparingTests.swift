import ChatMessages
import MessageRuntime
import Testing

/// Messages are compared and hashed by their type and all that they hold, lists of objects among it.
struct ComparingTests {
  private let packet = CustomMessage.redPacket(RedPacketAttachment(title: "a"))
  private let unrecognized = CustomAttachmentDecoder().decode("[]")
  private let invalid = CustomMessage.invalid(InvalidMessage(messageName: "RedPacket", failures: [], raw: "{}"))

  @Test func messagesDifferByTypeAndContent() {
    let others: [CustomMessage] = [
      .redPacket(RedPacketAttachment(title: "b")), .snapchat(SnapchatAttachment()), retweet([]), unrecognized, invalid,
      .invalid(InvalidMessage(messageName: "RedPacket", failures: [], raw: "[]")),
      CustomAttachmentDecoder().decode("{}"),
    ]
    for (index, other) in others.enumerated() {
      #expect(packet != other)
      #expect(others.firstIndex(of: other) == index)
    }
    #expect(packet == .redPacket(RedPacketAttachment(title: "a")))
    #expect(unrecognized == CustomAttachmentDecoder().decode("[]"))
  }

  @Test func listsDifferByTheirElements() {
    let (a, b) = (MultiRetweetAttachment.Abstract(sender: "a"), MultiRetweetAttachment.Abstract(sender: "b"))
    #expect(retweet([a, b]) == retweet([a, b]))
    for other in [[], [a], [b, a], [a, a], [a, b, b]] { #expect(retweet([a, b]) != retweet(other)) }
  }

  @Test func equalMessagesHaveOneHash() {
    let a = MultiRetweetAttachment.Abstract(sender: "a")
    let messages: Set = [packet, packet, retweet([]), retweet([a]), retweet([a]), unrecognized, unrecognized, invalid]
    #expect(messages.count == 5)
  }

  private func retweet(_ list: [MultiRetweetAttachment.Abstract]) -> CustomMessage {
    .multiRetweet(MultiRetweetAttachment(compressed: false, encrypted: false, messageAbstract: list))
  }
}
