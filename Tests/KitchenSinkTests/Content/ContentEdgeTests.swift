import Foundation
import MessageRuntime
import Testing

@testable import KitchenSink

/// The distance to the edge of the bubble, and contents of which nothing is to be seen.
struct ContentEdgeTests {
  private let insets = MessageLayout.Insets(0, 0, 0, 0)

  private func placing(
    _ poster: PosterAttachment, _ direction: MessageDirection = .incoming, _ session: MessageSession = .p2p
  ) throws -> Placing {
    let placing = try #require(Placing(.poster(poster), direction, session))
    #expect(placing.contentSize == placing.size)
    return placing
  }

  private func entry(_ direction: MessageDirection = .incoming, _ session: MessageSession = .p2p) -> MessageLayout? {
    CustomMessageLayout.entry(for: .poster(PosterAttachment(text: "a")), direction: direction, session: session)
  }

  @Test func contentStaysAwayFromTheEdge() {
    let message = CustomMessage.poster(PosterAttachment(text: "ab"))
    expect(Placing(message), [44, 30], [.init("ab", [12, 10, 20, 10])])
    #expect(entry()?.insets == insets, "the UI kit adds none of its own")
    // Unless the layout says how far, there is no bubble, or a picture fills it.
    expect(Placing(message, .incoming, .chatroom), [20, 10], [.init("ab", [0, 0, 20, 10])])
    #expect(entry(.incoming, .chatroom)?.insets == MessageLayout.Insets(1, 2, 3, 4))
    expect(Placing(message, .outgoing), [20, 10], [.init("ab", [0, 0, 20, 10])])
    #expect(entry(.outgoing)?.insets == insets)
    let bus = Placing(.poster(PosterAttachment(icon: .bus)), .incoming, .team)
    expect(bus, [40, 40], [.init("asset icon_bus", [0, 0, 40, 40])])
  }

  @Test func theSummaryStandsInForWhatIsHidden() throws {
    for session in [MessageSession.p2p, .team] {
      let placing = try placing(PosterAttachment(), .incoming, session)
      #expect(placing.parts == [.init("[poster]", [0, 0, 104, 36], inside: [12, 10, 80, 16])])
      #expect(!placing.placement.isEmpty && placing.placement.texts == ["[poster]"])
    }
    #expect(try placing(PosterAttachment(), .incoming, .chatroom).size == CGSize(width: 80, height: 16))
    #expect(Placing(.order(OrderAttachment()))?.placement.isEmpty == false)
  }

  @Test func whatIsToBeSeen() {
    let font = MessageFont(size: 10)
    let line = MessageContent(.separator(MessageContent.Separator(1)), width: .points(9))
    let blank = MessageContent(
      .label(MessageContent.Label("", font: font)), width: .points(9), height: 9, background: MessageColor(0xFF))
    let picture = MessageContent(.image(MessageContent.Image(.asset("none"))))
    let button = MessageContent(.button(MessageContent.Button("", font: font)), padding: .init(1, 1, 1, 1))
    let nothing = [line, blank, picture, button]
    let space = MessageLayoutSpace(cellWidth: 400, maxBubbleWidth: 250, measuring: FakeMeasuring())
    func isEmpty(_ elements: [MessageContent]) -> Bool {
      MessageContent(.column(MessageContent.Stack(elements)), background: MessageColor(0xFF)).placement(in: space)
        .isEmpty
    }
    #expect(isEmpty(nothing))
    let visible: [MessageContent.Kind] = [
      .label(MessageContent.Label("a", font: font)), .button(MessageContent.Button("a", font: font)),
      .rating(MessageContent.Rating(0)), .image(MessageContent.Image(.asset("one_icon"))),
    ]
    for kind in visible { #expect(!isEmpty(nothing + [MessageContent(kind)])) }
    #expect(isEmpty([MessageContent(visible[0], width: .points(0))]))
  }

  @Test func ratingsAreSpoken() throws {
    #expect(try placing(PosterAttachment(text: "ab", stars: 4)).placement.texts == ["ab", "4 of 5"])
    #expect(MessageContent.Rating(nil, max: 3).text == "0 of 3")
    let none = MessageContent(.rating(MessageContent.Rating(1, max: 0)))
    let space = MessageLayoutSpace(cellWidth: 400, maxBubbleWidth: 250, measuring: FakeMeasuring())
    #expect(none.placement(in: space).texts.isEmpty)
  }
}
