import Foundation
import Testing

@testable import KitchenSink
@testable import MessageRuntime

/// Lines of text: in the size that the reader has set, and beside one another on one baseline, which is at three quarters
/// of a line.
struct ContentTextTests {
  private func label(_ text: String, _ size: CGFloat) -> MessageContent.Kind {
    .label(MessageContent.Label(text, font: MessageFont(size: size)))
  }

  private func places(_ content: MessageContent, textScale: CGFloat = 1, size: CGSize? = nil) -> [[CGFloat]] {
    let space = MessageLayoutSpace(
      cellWidth: 400, maxBubbleWidth: 250, measuring: FakeMeasuring(), textScale: textScale)
    let placement = content.placement(in: space, size: size)
    let frames = placement.items.map(\.frame) + [CGRect(origin: .zero, size: placement.size)]
    return frames.map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  // MARK: Its size

  @Test func textFollowsTheReader() throws {
    let message = CustomMessage.order(OrderAttachment(title: "ab", price: 12.5))
    let placing = try #require(Placing(message, textScale: 2))
    // 32 + 4 + 28 points of text beside the picture of 60 × 60, which stays as it is; so do gaps and padding.
    expect(
      placing, [142, 139],
      [
        .init("picture none", [12, 12, 60, 60]), .init("ab", [80, 10, 20, 32]), .init("¥12.5", [80, 46, 50, 28]),
        .init("line", [12, 80, 118, 1]), .init("[查看详情]", [12, 87, 64, 42], inside: [24, 93, 40, 30]),
      ])
    // What draws it has the same fonts.
    #expect(placing.element("ab")?.text?.font.size == 32 && placing.element("[查看详情]")?.text?.font.size == 30)
    #expect(Placing(message, textScale: 0.5)?.element("ab")?.text?.font.size == 8)
  }

  @Test func unlessTheLayoutSaysNo() {
    let message = CustomMessage.choice(ChoiceAttachment(text: "abc"))
    expect(Placing(message, textScale: 2), [30, 30], [.init("abc", [0, 0, 30, 30])])
    let room = Placing(message, .incoming, .chatroom, textScale: 2)
    expect(room, [40, 30], [.init("abc", [0, 0, 36, 14], inside: [2, 1, 30, 10])])
  }

  @Test func aHeightIsTheLeastOfText() {
    let low = MessageContent(label("ab", 20), height: 12, padding: .init(1, 1, 1, 1))
    let high = MessageContent(label("ab", 20), height: 30)
    let row = MessageContent(.row(.init([low])), height: 5)
    let column = MessageContent(.column(.init([row, high, MessageContent(.rating(.init(1)), height: 5)])))
    #expect(places(column) == [[0, 0, 22, 22], [0, 22, 20, 30], [0, 52, 116, 5], [0, 0, 116, 57]])
    #expect(places(column, textScale: 2).map { $0[3] } == [42, 40, 5, 87])
  }

  @Test func aFixedBubbleGrowsForLargerText() {
    let content = MessageContent(label("ab", 20))
    for (textScale, given, height) in [(1, 15, 15), (0.5, 15, 15), (1.5, 15, 30), (1.5, 70, 70)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let places = places(content, textScale: textScale, size: CGSize(width: 90, height: given))
      #expect(places.last == [0, 0, 90, height])
    }
  }

  // MARK: Its baseline

  private func row(_ elements: [MessageContent], height: CGFloat? = nil) -> MessageContent {
    MessageContent(.row(.init(elements, alignment: .baseline)), height: height)
  }

  @Test func firstLinesOfARowShareABaseline() {
    let large = MessageContent(label("a", 20))
    let small = MessageContent(label("b", 12), padding: .init(2, 0, 8, 0))
    let line = MessageContent(.separator(.init(1)))
    // 15 points down to the baseline; 2 + 9 in the other, which so begins 4 lower and ends at 26.
    #expect(
      places(row([large, line, small])) == [[0, 0, 10, 20], [10, 0, 1, 26], [11, 4, 10, 22], [0, 0, 21, 26]])
    // More room is below.
    #expect(places(row([large, small], height: 40)) == [[0, 0, 10, 20], [10, 4, 10, 22], [0, 0, 20, 40]])
    #expect(places(row([large, small]), textScale: 2).map { $0[1] } == [0, 10, 0])
  }

  @Test func aTextInAHigherLabelIsInItsMiddle() {
    let high = MessageContent(label("a", 12), height: 24)
    // 6 + 9 points down, as many as in the other.
    #expect(places(row([high, MessageContent(label("b", 20))])).map { $0[1] } == [0, 0, 0])
  }

  @Test func whatHasNoTextStandsOnTheBaseline() {
    let stars = MessageContent(.rating(.init(1, max: 1, item: 10)))
    let texts = MessageContent(.column(.init([stars, MessageContent(label("a", 20))])))
    let image = MessageContent(.image(.init(.asset("one_icon"))))
    // The column's first line has its baseline at 10 + 15; the asset is 8 high.
    #expect(places(row([texts, image])) == [[0, 0, 10, 10], [0, 10, 10, 20], [10, 17, 7, 8], [0, 0, 17, 30]])
  }

  @Test func rowsOfLabelsDoByThemselves() {
    func alignment(_ message: CustomMessage, _ session: MessageSession = .p2p) -> MessageContent.Alignment? {
      let entry = CustomMessageLayout.entry(for: message, direction: .incoming, session: session)
      if case .row(let row)? = entry?.content?.kind { return row.alignment }
      return nil
    }
    #expect(alignment(.choice(ChoiceAttachment(text: "a"))) == .baseline)
    #expect(alignment(.shares(SharesAttachment(first: "a"))) == .start, "it has a button, too")
  }

  // MARK: Its edge

  @Test func whatReachesTheEdge() {
    func reaches(_ content: MessageContent) -> Bool {
      content.placement(in: MessageLayoutSpace(cellWidth: 9, maxBubbleWidth: 99, measuring: FakeMeasuring()))
        .reachesEdge
    }
    let picture = MessageContent(.image(.init(.asset("icon_bus"))))
    let text = MessageContent(label("a", 20), padding: .init(4, 4, 4, 4))
    let white = MessageColor(0xFFFF_FFFF)
    #expect(reaches(picture) && reaches(MessageContent(.column(.init([text, picture])))))
    #expect(!reaches(MessageContent(.column(.init([picture])), padding: .init(4, 4, 4, 4))))
    #expect(!reaches(text) && reaches(MessageContent(text.kind, background: white)))
    #expect(!reaches(MessageContent(picture.kind, width: .points(0))))
  }
}
