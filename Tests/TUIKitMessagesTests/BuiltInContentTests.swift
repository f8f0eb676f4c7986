import Foundation
import MessageRuntime
import Testing

@testable import TUIKitMessages

/// The bubbles of TUIKit's own messages, against frames that were computed by hand: `PlainMeasuring` has characters of
/// 10 points and lines of 18.
struct BuiltInContentTests {
  @Test func order() throws {
    let order = CustomMessage.order(OrderAttachment(title: "手机", desc: "黑色", price: "￥99"))
    // TUIKit's card: 245 × 80
    #expect(order.size() == CGSize(width: 245, height: 80))
    #expect(
      order.frames == [
        CGRect(12, 10, 60, 60),  // the picture
        CGRect(80, 10, 150, 20),  // x: 12 + 60 + 8
        CGRect(80, 30, 150, 19),  // y: 10 + 20
        CGRect(80, 49, 150, 25),  // y: 30 + 19; ends at 74, 6 below it
      ])
    #expect(
      order.insides.dropFirst() == [CGRect(80, 10, 150, 17), CGRect(80, 30, 150, 17), CGRect(80, 49, 150, 25)])
    // a fixed card: neither empty nor endless texts change it
    #expect(CustomMessage.order(OrderAttachment()).frames == order.frames)
    let long = String(repeating: "长", count: 99)
    #expect(CustomMessage.order(OrderAttachment(title: long, desc: long, price: long)).frames == order.frames)
  }

  @Test func orderBesideTheTime() {
    let order = CustomMessage.order(OrderAttachment(title: "t"))
    // 70 × 25 in the corner: the price ends at 74 and at x 230, the time begins at x 175; so it goes below: 74 + 25
    #expect(order.size(reserved: CGSize(width: 70, height: 25)) == CGSize(width: 245, height: 99))
    #expect(order.placement(reserved: CGSize(width: 70, height: 25))?.items.map(\.frame) == order.frames)
  }

  @Test func textLink() throws {
    let link = try #require(URL(string: "https://a.b"))
    // 245 points hold 24 characters: 30 are two lines, 36 points
    let message = CustomMessage.textLink(TextLinkAttachment(text: String(repeating: "字", count: 30), link: link))
    // TUIKit's: 260 wide, 56 higher than the text
    #expect(message.size() == CGSize(width: 260, height: 36 + 56))
    #expect(
      message.frames == [
        CGRect(10, 10, 245, 36),
        CGRect(10, 61, 120, 18),  // "View details": 12 characters; y: 10 + 36 + 15
      ])
    let short = CustomMessage.textLink(TextLinkAttachment(text: "字", link: link))
    #expect(short.size() == CGSize(width: 260, height: 18 + 56))
    // the time has room beside the second line, which ends at x 130: 260 - 70 = 190
    #expect(message.size(reserved: CGSize(width: 70, height: 25)) == message.size())
  }

  @Test func evaluation() {
    func evaluation(_ comment: String) -> CustomMessage {
      .evaluation(EvaluationAttachment(score: 4, comment: comment, title: "服务评价"))
    }
    // 225 points hold 22 characters: 40 are two lines. TUIKit's: 88 higher than the comment
    let message = evaluation(String(repeating: "好", count: 40))
    #expect(message.size() == CGSize(width: 245, height: 36 + 88))
    #expect(
      message.frames == [
        CGRect(10, 10, 225, 18),
        CGRect(10, 34, 166, 30),  // five stars of 30 and four gaps of 4; y: 10 + 18 + 6
        CGRect(10, 70, 225, 44),  // y: 34 + 30 + 6; 8 points of padding below the text
      ])
    #expect(message.insides.last == CGRect(10, 70, 225, 36))
    // without a comment the stars are the last: 10 + 18 + 6 + 30 + 10
    #expect(evaluation("").size() == CGSize(width: 245, height: 74))
    #expect(evaluation("").frames.count == 2)
    // never more stars than five
    let six = CustomMessage.evaluation(EvaluationAttachment(score: 6, title: "服务评价"))
    #expect(six.frames == evaluation("").frames)
  }

  @Test func officialAccountTweet() throws {
    let link = "https://a.b/c.png"
    func tweet(_ content: String, image: String?) throws -> CustomMessage {
      let info = try image.map { try #require(URL(string: $0)) }
      return .officialAccountTweet(
        OfficialAccountTweetAttachment(content: content, imageInfo: .init(url: info, width: 640, height: 360)))
    }
    // 280 - 2 × 16 = 248 points hold 24 characters: 30 are two lines; 16 + 36 + 36 around and in it
    let content = String(repeating: "字", count: 30)
    let both = try tweet(content, image: link)
    #expect(both.size() == CGSize(width: 280, height: 180 + 88))
    #expect(both.frames == [CGRect(0, 0, 280, 180), CGRect(0, 180, 280, 88)])
    #expect(both.insides.last == CGRect(16, 196, 248, 36))
    #expect(try tweet(content, image: nil).size() == CGSize(width: 280, height: 88))
    #expect(try tweet("", image: link).size() == CGSize(width: 280, height: 180))
    // a stack in which nothing is shown is not there either
    #expect(try tweet("", image: nil).size() == .zero)
    #expect(try tweet("", image: nil).frames.isEmpty)
  }

  @Test func productCard() throws {
    func card(_ header: String) -> CustomMessage {
      .serviceProductCard(ServiceProductCardAttachment(content: .init(header: header, desc: "￥99")))
    }
    // 0.65 × 400 = 260 wide. Right of the picture: 260 - 14 - 86 - 12 - 8 = 140 points, 14 characters a line
    let message = card(String(repeating: "字", count: 20))
    #expect(message.size() == CGSize(width: 260, height: 112))
    #expect(
      message.frames == [
        CGRect(14, 13, 86, 86),
        CGRect(112, 13, 140, 36),  // x: 14 + 86 + 12; two lines
        CGRect(112, 77, 30, 22),  // y: 13 + 64, whatever the lines above; ends at 99, as the picture
      ])
    // three lines are the most
    #expect(card(String(repeating: "字", count: 99)).frames[1] == CGRect(112, 13, 140, 54))
    #expect(card("").size() == CGSize(width: 260, height: 112))
  }

  @Test func withoutContent() {
    #expect(CustomMessage.groupRoom(GroupRoomAttachment()).size() == CGSize(width: 238, height: 157))
    #expect(CustomMessage.groupRoom(GroupRoomAttachment()).placement() == nil)
    #expect(CustomMessage.localTip(LocalTipAttachment(content: "t")).size() == nil)
    let broken = decode(#"{"businessID":"order","title":[]}"#)
    #expect(!broken.failures.isEmpty && broken.size() == nil && broken.placement() == nil)
  }
}
