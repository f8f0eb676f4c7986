import Foundation
import MessageRuntime
import Testing

@testable import KitchenSink

/// Texts outside the bubble, behavior, taps, transfers, sending.
struct PresentationTests {
  private let card = CardAttachment(title: "T", author: .init(name: "A"), items: ["x", "y"], amount: 1.5)

  @Test func texts() {
    let message = CustomMessage.card(card)
    let texts = [
      message.summary, message.pushText, message.copyText, message.fallbackText, message.accessibilityText,
      message.text(for: .accessibility, in: .init(direction: .incoming)),
    ]
    #expect(texts == ["[T] 2", "T: 1.5 {x}", "A {literal}", "请升级后查看", "sent T", "received T"])
    var other = card
    other.flag = .close
    other.author = nil
    #expect(other.pushText == "已结束" && other.copyText == " {literal}")
    other.flag = .unrecognized(9)
    other.amount = 2
    other.title = "{amount}"
    #expect(other.pushText == "{amount}: 2 {x}")
  }

  @Test func listsAreJoined() {
    #expect(HintAttachment(words: ["a", "b"], numbers: [1, 2.5]).summary == "ab, 12.5")
    #expect(HintAttachment().summary == ", ")
  }

  @Test func whatIsNotSaid() {
    let message = CustomMessage.hooked(HookedAttachment(title: "h"))
    #expect(message.summary == "hooked h" && message.pushText == nil)
    for kind in MessageText.allCases where kind != .summary { #expect(message.text(for: kind) == nil) }
    for kind in MessageText.allCases {
      #expect(decode("x").text(for: kind) == nil)
      #expect(CustomMessage.idText(IdTextAttachment()).text(for: kind) == nil)
    }
  }

  @Test func behaviour() {
    #expect(HintAttachment.behavior == MessageBehavior(longPress: false))
    #expect(
      HintAttachment.sending
        == MessageSending(lastMessage: false, moderation: true, extensions: false, receipt: true, priority: .high))
    #expect(CardAttachment.behavior == MessageBehavior(forward: true, revoke: false, reply: true, multiSelect: false))
    #expect(CustomMessage.card(card).behavior == CardAttachment.behavior)
    #expect(IdTextAttachment.behavior == MessageBehavior() && decode("x").behavior == MessageBehavior())
    let sending = MessageSending(
      history: true, roaming: false, sync: true, unread: false, push: true, persist: false, route: true,
      onlineOnly: false, subtype: 7)
    #expect(CardAttachment.sending == sending && CustomMessage.card(card).sending == sending)
    #expect(PictureAttachment.sending == MessageSending() && decode("x").sending == MessageSending())
  }

  @Test func taps() {
    for (link, opens) in [("https://a/b", true), ("HTTPS://a", true), ("http://a", false), ("/a", false)] {
      var value = card
      value.link = URL(string: link)
      #expect((value.tap == URL(string: link).map { .open($0) }) == opens)
    }
    let taps = [card.tap, PictureAttachment().tap, StickerAttachment(value: .ken).tap, IdTextAttachment().tap]
    #expect(taps == [nil, .event("OpenPicture"), .sendText("/sticker"), nil])
  }

  @Test func transfers() {
    var included = IncludedAttachment(md5: "m", title: "t")
    #expect(included.upload == nil)
    #expect(included.download == MessageTransfer(path: "m.bin", url: nil))
    included.filePath = "/tmp/f"
    #expect(included.upload == MessageTransfer(path: "/tmp/f", url: nil))
    included.setUploadedURL("https://s/f")
    #expect(included.url == "https://s/f")
    #expect(included.upload == MessageTransfer(path: "/tmp/f", url: "https://s/f"))
    included.url = ""
    #expect(included.upload?.url == nil)
    var picture = PictureAttachment(name: "p")
    #expect(picture.upload == MessageTransfer(path: "outbox/p", url: nil))
    picture.setUploadedURL("u")
    #expect(picture.download == MessageTransfer(path: "p.jpg", url: "u"))
    #expect(card.upload == nil && card.download == nil)
  }

  @Test func linksAsURLsAndTexts() {
    var voice = VoiceAttachment(page: "APP://a b", file: "f")
    #expect(voice.tap == URL(string: "APP://a%20b").map { .open($0) })
    #expect(voice.upload == MessageTransfer(path: "f", url: nil))
    #expect(voice.download == MessageTransfer(path: "inbox/APP://a b", url: nil))
    voice.setUploadedURL("https://s/红")
    #expect(voice.link == URL(string: "https://s/%E7%BA%A2"))
    #expect(voice.upload?.url == "https://s/%E7%BA%A2")
    voice.page = "ftp://a"
    #expect(voice.tap == nil)
  }
}
