import Foundation
import MessageRuntime
import Testing

@testable import KitchenSink

/// Every character is 10 points wide and a line `font` points high, twice that if bold; the assets are known.
struct FakeMeasuring: MessageMeasuring {
  func size(of text: String, font: MessageFont, lines: Int, within width: CGFloat) -> CGSize {
    let perLine = max(1, Int(width / 10))
    let needed = max(1, (text.count + perLine - 1) / perLine)
    let count = lines == 0 ? needed : min(needed, lines)
    return CGSize(
      width: CGFloat(min(text.count, perLine)) * 10, height: CGFloat(count) * font.size * (font.weight == .bold ? 2 : 1)
    )
  }

  func size(ofImage name: String) -> CGSize? {
    [
      "icon_ken": CGSize(width: 30, height: 40), "one_icon": CGSize(width: 7, height: 8),
      "icon_bus": CGSize(width: 40, height: 40),
    ][name]
  }

  func ascent(of font: MessageFont) -> CGFloat { font.size * 0.75 }
}

/// Sizes and all else of a layout, as the page says.
struct LayoutTests {
  private let space = MessageLayoutSpace(cellWidth: 400, maxBubbleWidth: 250, measuring: FakeMeasuring())

  private func size(
    _ message: CustomMessage, _ direction: MessageDirection = .incoming, _ session: MessageSession = .p2p
  ) -> [CGFloat]? {
    CustomMessageLayout.contentSize(of: message, direction: direction, session: session, in: space)
      .map { [$0.width, $0.height] }
  }

  private func entry(
    _ message: CustomMessage, _ direction: MessageDirection, _ session: MessageSession
  ) throws -> MessageLayout {
    try #require(CustomMessageLayout.entry(for: message, direction: direction, session: session))
  }

  @Test func keyByKey() throws {
    let open = CustomMessage.card(CardAttachment(title: "a"))
    let plain = try entry(open, .incoming, .p2p)
    #expect(plain.view == "CardClassicView" && plain.minimalistView == "CardMinimalView")
    #expect(plain.size == .fixed(.init(.full(times: 1, plus: -130), .points(80))))
    #expect(plain.insets == .init(3, 8, 3, 3) && plain.bubble == true && plain.avatar == nil)
    #expect(plain.nickname == true && plain.alwaysLeft == nil)
    #expect(try entry(open, .outgoing, .p2p).insets == .init(3, 3, 3, 8))
    // The preset's variant.
    let chatroom = try entry(open, .incoming, .chatroom)
    #expect(chatroom.avatar == false && chatroom.alwaysLeft == true && chatroom.nickname == true)
    #expect(chatroom.size == plain.size)
    // The first variant replaces whole keys: there is no minimalist view left.
    let closed = try entry(.card(CardAttachment(title: "a", flag: .close)), .incoming, .team)
    #expect(closed.view == "CardClosedView" && closed.minimalistView == nil)
    #expect(closed.size == .fixed(.init(.full(times: 1, plus: 0), .points(40))))
    #expect(closed.insets == .init(0, 0, 0, 0) && closed.avatar == false && closed.nickname == true)
    #expect(closed.bubble == true && closed.alwaysLeft == nil)
    #expect(try entry(.card(CardAttachment(title: "a", flag: .close)), .outgoing, .team).view == "CardClassicView")
    // Several hold: each key from the first that has it.
    let both = try entry(.card(CardAttachment(title: "a", flag: .close, items: ["x"])), .incoming, .team)
    #expect(both.size == closed.size && both.view == "CardClosedView")
    let room = try entry(.card(CardAttachment(title: "a", flag: .close)), .incoming, .chatroom)
    #expect(room.avatar == false && room.alwaysLeft == true && room.insets == .init(0, 0, 0, 0))
    let second = try entry(.card(CardAttachment(title: "a", items: ["x"])), .outgoing, .team)
    guard case .text = second.size else { return #expect(Bool(false)) }
    #expect(second.view == "CardClassicView" && second.insets == .init(3, 3, 3, 8))
  }

  @Test func fixedSizes() {
    #expect(size(.card(CardAttachment(title: "a"))) == [270, 80])
    #expect(size(.card(CardAttachment(title: "a", flag: .close))) == [400, 40])
    #expect(size(.wide(WideAttachment())) == [260, 80])
    #expect(size(.wide(WideAttachment()), .outgoing) == [250, 80])
    #expect(size(.wide(WideAttachment(title: "a")), .outgoing) == nil)
    #expect(size(decode("no message")) == nil && size(decode(#"{"type":"order"}"#)) == nil)
    let narrow = MessageLayoutSpace(cellWidth: 100, maxBubbleWidth: 50, measuring: FakeMeasuring())
    let card = CustomMessage.card(CardAttachment(title: "a"))
    #expect(
      CustomMessageLayout.contentSize(of: card, direction: .incoming, session: .p2p, in: narrow)
        == CGSize(width: 0, height: 80))
  }

  /// font 14 bold, 2 lines, maxWidth max-20 = 230 with padding 2 + 4 and 1 + 3, at least 10 × 40.
  @Test func measuredSizes() {
    func card(_ title: String, _ name: String?) -> CustomMessage {
      .card(CardAttachment(title: title, author: name.map { .init(name: $0) }, items: ["x"]))
    }
    // "ab cd": 50 × 28, padded 56 × 32, at least 40 high.
    #expect(size(card("ab", "cd")) == [56, 40])
    // "ab ": the missing author is empty text.
    #expect(size(card("ab", nil)) == [36, 40])
    // 30 characters in 224 points: 22 in a line, 2 lines of 28: 220 × 56, padded 226 × 60.
    #expect(size(card(String(repeating: "x", count: 28), "y")) == [226, 60])
    // Never more than 2 lines.
    #expect(size(card(String(repeating: "x", count: 200), "y")) == [226, 60])
    #expect(size(card("ab", "cd"), .incoming, .chatroom) == [270, 80])
    // width full*0.5 = 200 is the whole, max [max, 100]: 1 character, one line of 12.
    #expect(size(.wide(WideAttachment(title: "b")), .outgoing) == [200, 12])
  }

  @Test func aspects() {
    let pictures = [(100, 100), (400, 200), (200, 800), (30, 30), (30, 60), (1, 1000)]
    #expect(
      pictures.map { size(.picture(PictureAttachment(w: $0, h: $1))) } == [
        [100, 100], [200, 100], [60, 200], [60, 60], [60, 120], [60, 200],
      ])
    for (w, h) in [(nil, 10), (10, nil), (nil, nil), (0, 10), (10, -1)] {
      #expect(size(.picture(PictureAttachment(w: w, h: h))) == [80, 80])
    }
  }

  @Test func images() {
    let stickers = [
      StickerAttachment(value: .ken), StickerAttachment(value: .jan), StickerAttachment(value: .unrecognized(9)),
    ]
    #expect(stickers.map { size(.sticker($0)) } == [[35, 40], [80, 80], [80, 80]])
    #expect(["x", "y"].map { size(.hooked(HookedAttachment(title: $0))) } == [[7, 8], [200, 33]])
  }

  @Test func aTipHasNoBubble() throws {
    let hint = try entry(.hint(HintAttachment()), .incoming, .p2p)
    #expect(hint.bubble == false && hint.avatar == false && hint.nickname == true)
  }

  @Test func aPresetAsksForFields() {
    #expect(size(.hint(HintAttachment(words: ["a", "b"]))) == [10, 10])
    #expect(size(.hint(HintAttachment(words: Array(repeating: "a", count: 10)))) == [20, 10])
  }

  @Test func aPresetsVariantWinsOverTheMessagesOwnBase() throws {
    let voice = CustomMessage.voice(VoiceAttachment())
    let team = try entry(voice, .outgoing, .team)
    #expect(team.view == "VoiceContentView" && team.insets == .init(3, 3, 3, 8))
    #expect(team.avatar == true && team.nickname == true && team.alwaysLeft == nil)
    let chatroom = try entry(voice, .outgoing, .chatroom)
    #expect(chatroom.avatar == false && chatroom.nickname == true && chatroom.alwaysLeft == true)
  }

  @Test func theLastVariantsKeys() throws {
    let outgoing = try entry(.wide(WideAttachment(title: "b")), .outgoing, .p2p)
    #expect(outgoing.insets == .init(1, 1, 1, 1) && outgoing.alwaysLeft == false)
    #expect(outgoing.view == "WideContentView")
    let incoming = try entry(.wide(WideAttachment(title: "b")), .incoming, .p2p)
    #expect(incoming.insets == nil && incoming.alwaysLeft == nil && incoming.bubble == nil)
  }
}
