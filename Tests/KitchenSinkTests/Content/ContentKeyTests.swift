import Foundation
import MessageRuntime
import Testing

@testable import KitchenSink

/// What schemas say of elements beside their place: fonts, colors, taps.
struct ContentKeyTests {
  private func kind(_ what: String, _ message: CustomMessage, _ direction: MessageDirection = .incoming) throws
    -> MessageContent.Kind
  {
    try #require(Placing(message, direction)?.element(what)).kind
  }

  @Test func labels() throws {
    let order = CustomMessage.order(OrderAttachment(title: "ab", price: 1))
    #expect(
      try kind("ab", order)
        == .label(
          MessageContent.Label(
            "ab", font: MessageFont(size: 16, weight: .semibold), color: MessageColor(0x1122_33FF), lines: 2)))
    let price = MessageColor(0xFF72_01FF, dark: 0xFF72_0180, theme: "chat_custom_order_message_price_color")
    #expect(
      try kind("¥1", order) == .label(MessageContent.Label("¥1", font: MessageFont(size: 14), color: price)))
    let ticket = CustomMessage.ticket(TicketAttachment())
    #expect(
      try kind(": ", ticket)
        == .label(
          MessageContent.Label(": ", font: MessageFont(size: 10, weight: .bold), lines: 1, alignment: .center)))
    #expect(
      try kind("free", ticket)
        == .label(MessageContent.Label("free", font: MessageFont(size: 12, weight: .light), alignment: .end)))
  }

  @Test func picturesAndStars() throws {
    let order = try #require(Placing(.order(OrderAttachment(stars: 9))))
    let cover = try #require(order.element("picture none"))
    #expect(cover.kind == .image(MessageContent.Image(.url(nil), placeholder: "icon_goods")))
    #expect(cover.cornerRadius == 4 && cover.width == .points(60) && cover.height == 60)
    #expect(order.element("3/3") != nil, "no more stars than there are")
    let ticket = CustomMessage.ticket(TicketAttachment(photo: "https://a/b", rank: 2.5))
    #expect(try kind("asset icon_bus", ticket) == .image(MessageContent.Image(.asset("icon_bus"), mode: .stretch)))
    let url = URL(string: "https://a/b")
    #expect(try kind("picture https://a/b", ticket) == .image(MessageContent.Image(.url(url), mode: .fit)))
    #expect(
      try kind("3/5", ticket)
        == .rating(
          MessageContent.Rating(2.5, color: MessageColor(0xFFAA_00FF), filled: "star_on", empty: "star_off")))
    #expect(
      Placing(ticket)?.element("3/5")?.background == MessageColor(0xFFFF_FFFF, dark: 0x0000_00FF))
    #expect(MessageContent.Rating(.nan).filledCount == 0 && MessageContent.Rating(1, max: -3).count == 0)
    #expect(MessageContent.Rating(1e300, max: .max).filledCount == 100)
  }

  @Test func buttonsDoWhatTheyMay() throws {
    func tap(_ title: String, _ message: CustomMessage, _ session: MessageSession = .p2p) throws -> MessageTap? {
      let element = try #require(Placing(message, .incoming, session)?.element(title))
      guard case .button(let button) = element.kind else { return nil }
      return button.tap
    }
    let link = try #require(URL(string: "https://a"))
    // Its own, with the schemes that it allows; else the message's, with the message's.
    #expect(try tap("[go]", .shares(SharesAttachment(page: "https://a"))) == .open(link))
    #expect(try tap("[go]", .shares(SharesAttachment(page: "http://a"))) == nil)
    #expect(try tap("[say]", .shares(SharesAttachment(first: "x"))) == .sendText("x!"))
    #expect(try tap("[查看详情]", .order(OrderAttachment(link: link))) == .open(link))
    #expect(try tap("[查看详情]", .order(OrderAttachment(link: URL(string: "tel:1")))) == nil)
    #expect(try tap("[v]", .choice(ChoiceAttachment(text: "v")), .team) == .event("Vote"))
  }

  @Test func textsOfAContent() throws {
    let placing = try #require(Placing(.shares(SharesAttachment(first: "x", third: "z"))))
    #expect(placing.placement.texts == ["x", "z", "go", "say"])
  }
}
