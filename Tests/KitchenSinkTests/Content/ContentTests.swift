import Foundation
import MessageRuntime
import Testing

@testable import KitchenSink

/// Contents of schemas and where their parts stand, computed by hand: a letter is 10 points wide, a line as high as its
/// font, twice that if bold; a cell has 400 points, a bubble at most 250.
struct ContentTests {
  @Test func rowsAndColumns() {
    // Beside the picture of 60 × 60, in the middle of its height, 16 + 4 + 14 points of text. Below, with gaps of 6, a
    // line as wide as that row, and a button of 4 letters. Around it 10 and 12 points.
    expect(
      Placing(.order(OrderAttachment(title: "ab", price: 12.5))), [142, 120],
      [
        .init("picture none", [12, 10, 60, 60]), .init("ab", [80, 23, 20, 16]), .init("¥12.5", [80, 43, 50, 14]),
        .init("line", [12, 76, 118, 1]), .init("[查看详情]", [12, 83, 64, 27], inside: [24, 89, 40, 15]),
      ])
  }

  @Test func textsTakeTheRoomThereIs() {
    let message = OrderAttachment(
      title: String(repeating: "x", count: 40), note: "n", cover: URL(string: "https://a.b/c"), price: 1000, stars: 2)
    // The row has 226 points, its texts 158: 15 letters in each of at most 2 lines.
    expect(
      Placing(.order(message)), [242, 142],
      [
        .init("picture https://a.b/c", [12, 13, 60, 60]), .init(message.title, [80, 10, 150, 32]),
        .init("¥1000", [80, 46, 50, 14]), .init("n", [80, 64, 10, 12]), .init("line", [12, 82, 218, 1]),
        .init("2/3", [12, 89, 34, 10]), .init("[查看详情]", [12, 105, 64, 27], inside: [24, 111, 40, 15]),
      ])
  }

  @Test func aFixedSizeHoldsTheContent() {
    let message = TicketAttachment(title: "t", stops: ["a", "b"], prices: [1, 2], rank: 3.4)
    expect(
      Placing(.ticket(message)), [200, 120],
      [
        .init("t: ab", [0, 0, 200, 20]), .init("12", [180, 20, 20, 12]), .init("row", [100, 32, 100, 24]),
        .init("asset one_icon", [100, 48, 7, 8]), .init("line", [107, 32, 2, 24]),
        .init("asset icon_bus", [109, 36, 20, 20]), .init("3/5", [78, 56, 122, 24], inside: [80, 57, 116, 20]),
      ])
  }

  @Test func whatIsNotThereTakesNoRoom() throws {
    let message = TicketAttachment(
      title: "t", kind: .train, host: .init(name: nil, site: nil), photo: "http://a/b c", rank: .infinity)
    expect(
      Placing(.ticket(message)), [200, 120],
      [
        .init("列车", [0, 0, 200, 20]), .init("free", [160, 20, 40, 12]), .init("row", [100, 32, 100, 24]),
        .init("asset one_icon", [100, 48, 7, 8]), .init("line", [107, 32, 2, 24]),
        .init("picture http://a/b%20c", [109, 50, 12, 6]), .init("", [200, 56, 0, 12]),
        .init("5/5", [78, 68, 122, 24], inside: [80, 69, 116, 20]),
      ])
    #expect(Placing(.ticket(message), .outgoing)?.parts[0].what == "t: ")
    var other = message
    other.photo = "file:///etc/passwd"
    other.rank = -.infinity
    let parts = try #require(Placing(.ticket(other))).parts.map(\.what)
    #expect(!parts.contains { $0.hasPrefix("picture") } && parts.last == "0/5")
  }

  @Test func whatDoesNotFitIsCut() {
    expect(
      Placing(.ticket(TicketAttachment(title: "t", stops: ["a", "b"])), cell: 100), [50, 120],
      [
        .init("t: ab", [0, 0, 50, 20]), .init("free", [30, 20, 20, 24]), .init("row", [0, 44, 50, 24]),
        .init("asset one_icon", [0, 60, 7, 8]), .init("line", [7, 44, 2, 24]),
        .init("asset icon_bus", [9, 48, 20, 20]), .init("0/5", [0, 68, 50, 24], inside: [2, 69, 44, 20]),
      ])
  }

  @Test func theRestOfARowIsShared() {
    let message = SharesAttachment(first: "x", second: "yy", third: "zzzzzzzzzz", page: "https://a")
    // 250 less 5 gaps of 5, less 3, 50, 20 and 30 is 122, enough for the 10 of the first and the 60 of the third.
    expect(
      Placing(.shares(message)), [198, 20],
      [
        .init("x", [0, 0, 10, 10]), .init("line", [15, 0, 3, 20]), .init("yy", [23, 0, 50, 10]),
        .init(message.third, [78, 0, 60, 20]), .init("[go]", [143, 0, 20, 10]), .init("[say]", [168, 0, 30, 10]),
      ])
    var other = message
    other.first = String(repeating: "x", count: 30)
    // 157 points, of which the third needs 60, less than half. The first has 97: 9 letters in 4 lines.
    expect(
      Placing(.shares(other)), [243, 40],
      [
        .init(other.first, [0, 0, 90, 40]), .init("line", [95, 0, 3, 40]), .init("yy", [103, 0, 50, 10]),
        .init(message.third, [158, 0, 60, 20]), .init("[go]", [223, 0, 20, 10]),
      ])
    expect(
      Placing(.shares(SharesAttachment())), [83, 10],
      [.init("line", [0, 0, 3, 10]), .init("", [8, 0, 50, 10]), .init("[go]", [63, 0, 20, 10])])
  }

  @Test func theCornerStaysFree() {
    let corner = CGSize(width: 70, height: 25)
    let sizes: [(CustomMessage, MessageSession, CGSize)] = [
      // The button, 4 points into the corner, ends at 110.
      (.order(OrderAttachment(title: "ab", price: 12.5)), .p2p, CGSize(width: 142, height: 135)),
      (.shares(SharesAttachment()), .p2p, CGSize(width: 83, height: 35)),
      (.choice(ChoiceAttachment(text: "a")), .team, CGSize(width: 70, height: 40)),
      // Where the size is fixed, it is the schema's business.
      (.ticket(TicketAttachment()), .p2p, CGSize(width: 200, height: 120)),
    ]
    for (message, session, size) in sizes {
      #expect(Placing(message, .incoming, session, reserved: corner)?.size == size)
    }
    let content = MessageContent(
      .label(MessageContent.Label("abc", font: MessageFont(size: 10))), padding: MessageLayout.Insets(5, 5, 5, 5),
      background: MessageColor(0xFF))
    let space = MessageLayoutSpace(
      cellWidth: 400, maxBubbleWidth: 250, measuring: FakeMeasuring(), reserved: corner)
    let placement = content.placement(in: space)
    #expect(placement.size == CGSize(width: 70, height: 40))
    #expect(placement.items.map(\.frame.size) == [placement.size], "the background is the whole bubble's")
  }

  @Test func variantsReplaceTheContent() {
    let message = CustomMessage.choice(ChoiceAttachment(text: "abc"))
    #expect(
      CustomMessageLayout.entry(for: message, direction: .incoming, session: .p2p)?.view == "ChoiceView")
    expect(Placing(message), [30, 15], [.init("abc", [0, 0, 30, 15])])
    expect(Placing(message, .incoming, .team), [30, 15], [.init("[abc]", [0, 0, 30, 15])])
    let room = Placing(message, .incoming, .chatroom)
    expect(room, [40, 30], [.init("abc", [0, 0, 36, 14], inside: [2, 1, 30, 10])])
    let names = ChoiceAttachment(row: "r", bubbleContent: "b", context: "c")
    expect(Placing(.choice(names)), [30, 15], [.init("rbc", [0, 0, 30, 15])])
  }

  @Test func emptyContents() {
    let nothing = CustomMessage.choice(ChoiceAttachment())
    expect(Placing(nothing), [0, 0], [])
    #expect(Placing(nothing)?.placement.isEmpty == true)
    #expect(Placing(nothing, .incoming, .chatroom)?.size == CGSize(width: 40, height: 30))
    #expect(Placing(.card(CardAttachment(title: "a"))) == nil && Placing(decode("x")) == nil)
  }
}
