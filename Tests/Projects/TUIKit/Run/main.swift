// The generated code at work with the stand-ins for the SDK and the kit, in both of its dialects.
import ImSDK_Plus
import TIMCommon
import TUIChat
import UIKit

var failures = 0
try installTables()
chooseLanguage("en")

@MainActor func expect(_ holds: Bool, _ what: String, line: Int = #line) {
  if holds { return }
  failures += 1
  print("line \(line): \(what)")
}

// MARK: - Registration

let app = ChatApp()
TUIKitCustomMessages.register(.classic, taps: app.taps)
TUIKitCustomMessages.register(.classic, taps: app.taps)
let registered = ["card", "gift", "joined", "note", "plain", "poll", "quiz", "sync", "typing"]
expect(StandInChat.classic.entries.keys.sorted() == registered, "all but the kit's own, each once")
expect(StandInChat.minimalist.entries.isEmpty, "a style has a table of its own")
TUIKitCustomMessages.register(.minimalist, taps: app.taps)
expect(StandInChat.minimalist.entries.keys.sorted() == registered, "the other one")
expect(StandInChat.classic.count == registered.count, "a second call registers nothing")

// MARK: - From the message to the cell

let gift = GiftAttachment(
  title: "Rose", wish: "for you", score: 4, tags: ["red", "one"], link: URL(string: "https://a.b"))
let giftMessage = Received(gift.encode())
expect(gift.encode().hasPrefix(#"{"businessID":"gift","title":"Rose""#), gift.encode())
for chat in [StandInChat.classic, .minimalist] {
  for (id, cell) in [
    ("gift", "CustomMessageCell"), ("card", "PersonCell"), ("poll", "PollCell"), ("quiz", "PollCell"),
  ] {
    let name = chat === StandInChat.classic ? cell : cell + "_Minimalist"
    let text = #"{"businessID":"\#(id)","title":"t","name":"n","question":"?"}"#
    let data = chat.cellData(for: Received(text))
    let type = data.flatMap { chat.cellClass(for: $0) }
    expect(type.map { String(describing: $0) } == name, "\(id): \(String(describing: type))")
  }
  let tip = chat.cellData(for: Received(#"{"businessID":"joined","user":"Ann"}"#))
  expect((tip as? TUISystemMessageCellData)?.content as String? == "Ann joined", "a tip's text")
  expect(tip.flatMap { chat.cellClass(for: $0) } == CustomMessageTipCell.self, "the kit's own cell for tips, spoken")
  let tipCell = CustomMessageTipCell(style: .default, reuseIdentifier: nil)
  if let tip = tip as? TUISystemMessageCellData { tipCell.fill(with: tip) }
  let spokenTip: UILabel? = tipCell.messageLabel
  expect(spokenTip?.accessibilityLabel == "Ann is here now", "what a screen reader says of it")
  expect(chat.cellData(for: Received(#"{"businessID":"typing","typing":true}"#)) == nil, "hidden")
  expect(chat.displayString(for: giftMessage) == "[Gift] Rose", "the conversation list")
}

let giftData = StandInChat.classic.cellData(for: giftMessage) as? GiftCellData
expect(giftData?.attachment == gift, "the attachment is all that the cell data hold")
expect(giftData?.canForward() == false && giftData?.canLongPress() == true, "behaviour")
let broken = Received(#"{"businessID":"gift"}"#, desc: "A gift")
let brokenData = StandInChat.classic.cellData(for: broken) as? GiftCellData
expect(brokenData != nil && brokenData?.attachment == nil, "a message that cannot be read has cell data without it")
expect(StandInChat.classic.displayString(for: broken) == "A gift", "what the sender says of it")
expect(StandInChat.classic.displayString(for: Received(#"{"businessID":"gift"}"#))?.isEmpty == false, "never empty")

// MARK: - Cells

@MainActor func cell(_ message: V2TIMMessage) -> CustomMessageCell {
  let cell = CustomMessageCell(style: .default, reuseIdentifier: nil)
  if let data = StandInChat.classic.cellData(for: message) as? TUIBubbleMessageCellData { cell.fill(with: data) }
  return cell
}
if let giftData {
  let size = CustomMessageCell.getContentSize(giftData)
  expect(size.width == 238 && size.height > 100, "a cell as large as its content: \(size)")
  expect(CustomMessageCell_Minimalist.getContentSize(giftData).width == 238, "and in the other style")
}

// Texts have the kit's color on the bubble behind them, also in a cell that `messagegen new` began. Without a bubble it
// is that of incoming ones, which is light where the conversation is dark.
for (id, isOwn, isLight) in [("poll", false, true), ("poll", true, false), ("quiz", true, true)] {
  let message = Received(#"{"businessID":"\#(id)","question":"?"}"#, isOwn: isOwn)
  let cell = PollCell(style: .default, reuseIdentifier: nil)
  if let data = StandInChat.classic.cellData(for: message) as? TUIBubbleMessageCellData { cell.fill(with: data) }
  let label = cell.customBubble.subviews.compactMap { $0 as? UILabel }.last
  for color in [cell.customBubble.textColor, label?.textColor] {
    let red = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).components.first
    expect(label?.text == "?" && red == (isLight ? 217.0 / 255 : 0), "\(id), of one's own: \(isOwn): \(red ?? -1)")
  }
}

// The kit's time is 54 × 14 points, and on a screen of 375 points 16 × 375 / 390 and 9 × 375 / 390 from the edges. It is
// below the button, which ends at 50, and 4 points away.
if let data = StandInChat.classic.cellData(for: Received(#"{"businessID":"note","text":"t"}"#)) {
  expect(CustomMessageCell.getContentSize(data) == CGSize(width: 64, height: 60), "there is none in the classic style")
  let size = CustomMessageCell_Minimalist.getContentSize(data)
  let (width, height) = (54 + 16 * 375.0 / 390 + 4, 50 + 4 + 14 + 9 * 375.0 / 390)
  expect(abs(size.width - width) < 0.001 && abs(size.height - height) < 0.001, "above the time: \(size)")
}

// Texts have the size that the reader had set when the message was read, as the kit keeps the height of its cell.
UIFontMetrics.scale = 2
if let giftData, let later = StandInChat.classic.cellData(for: giftMessage) as? GiftCellData {
  for (data, size) in [(giftData, CGFloat(16)), (later, 32)] {
    let cell = CustomMessageCell(style: .default, reuseIdentifier: nil)
    cell.fill(with: data)
    expect(fonts(in: cell.customBubble).contains(size), "\(fonts(in: cell.customBubble)), not \(size)")
  }
}
UIFontMetrics.scale = 1

// What reaches the edge of a bubble is cut to its shape.
let shaped = cell(giftMessage)
let bubbleView: UIImageView? = shaped.bubbleView
bubbleView?.image = UIImage()
let content = shaped.customBubble.subviews.compactMap { $0 as? MessageContentView }.first
content?.layoutSubviews()
expect((content?.mask as? UIImageView)?.image === bubbleView?.image && content?.mask != nil, "cut to the bubble")
if let brokenData {
  let size = CustomMessageCell.getContentSize(brokenData)
  expect(size.width.isFinite && size.height > 0, "a message that cannot be read has a size, too")
}
_ = cell(broken)

// Measured once, however often the kit asks; anew when something changes.
let asked = Received(gift.encode())
if let data = StandInChat.classic.cellData(for: asked) as? GiftCellData {
  NSAttributedString.measured = 0
  let size = CustomMessageCell.getContentSize(data)
  let once = NSAttributedString.measured
  let filled = CustomMessageCell(style: .default, reuseIdentifier: nil)
  filled.fill(with: data)
  expect(once > 0 && NSAttributedString.measured == once, "\(NSAttributedString.measured) texts, not \(once)")
  data.attachment?.wish = String(repeating: "for you ", count: 9)
  expect(CustomMessageCell.getContentSize(data).height > size.height, "another text, another size")
  data.attachment = nil
  expect(CustomMessageCell.getContentSize(data) != size, "and another one without any")
}

// Without an avatar, and those of other messages as large as ever.
for isOwn in [true, false] {
  let poll = Received(#"{"businessID":"poll","question":"?"}"#, isOwn: isOwn)
  let note = cell(Received(#"{"businessID":"note","text":"t"}"#, isOwn: isOwn))
  let avatar: UIImageView? = note.avatarView
  expect(avatar?.frame.size == .zero, "no avatar")
  let other: UIImageView? = cell(poll).avatarView
  expect(other?.frame.size == CGSize(width: 40, height: 40), "the others' avatars")
  let layout: TUIMessageCellLayout? = StandInChat.classic.cellData(for: poll)?.cellLayout
  let own: TUIMessageCellLayout? = note.messageData?.cellLayout
  expect(layout?.messageInsets == own?.messageInsets && own?.messageInsets.bottom == 17, "the same room around")
}

// MARK: - What a screen reader says

for (text, label, traits) in [
  (gift.encode(), "gift, Rose", UIAccessibilityTraits.button),
  (#"{"businessID":"note","text":"t","page":"https://a.b"}"#, "note, t", []),
  (#"{"businessID":"card","name":"n","page":"https://a.b"}"#, "n", .link),
  (#"{"businessID":"plain","text":"t"}"#, "plain, t", .button),
] {
  let all = spoken(in: cell(Received(text)).customBubble)
  expect(all.count == 1 && all.first?.0 == label && all.first?.1 == traits, "\(text): \(all)")
}

let larger = LargerCell(style: .default, reuseIdentifier: nil)
if let brokenData { larger.fill(with: brokenData) }
expect(larger.customBubble.placing[.height]?.constant == 77, "\(larger.customBubble.placing)")

// MARK: - Taps

StandInChat.classic.select(cell(giftMessage))
expect(app.taps.log == ["Rose"], "an event: \(app.taps.log)")
app.taps.log = []
StandInChat.classic.select(cell(Received(#"{"businessID":"quiz","question":"why"}"#)))
expect(app.taps.log == ["/vote why"], "a text")
StandInChat.classic.select(cell(Received(#"{"businessID":"card","name":"n","page":"https://a.b/c"}"#)))
StandInChat.classic.select(cell(Received(#"{"businessID":"card","name":"n","page":"tel:1"}"#)))
expect(UIApplication.shared.opened.map(\.absoluteString) == ["https://a.b/c"], "a link of an allowed scheme")
StandInChat.classic.select(cell(broken))
expect(app.taps.log == ["/vote why"], "there is nothing to tell of a message that cannot be read")
StandInChat.classic.select(cell(Received(gift.encode(), isRisky: true)))
expect(app.taps.log == ["/vote why"], "nor of one that the cloud found fault with")

press(cell(Received(#"{"businessID":"note","text":"t","page":"https://c.d"}"#, isRisky: true)))
expect(UIApplication.shared.opened.count == 1, "its buttons neither")
press(cell(Received(#"{"businessID":"note","text":"t","page":"https://c.d"}"#)))
expect(UIApplication.shared.opened.map(\.absoluteString) == ["https://a.b/c", "https://c.d"], "a button")

app.taps.log = []
let minimalist = CustomMessageCell_Minimalist(style: .default, reuseIdentifier: nil)
if let giftData { minimalist.fill(with: giftData) }
StandInChat.minimalist.select(minimalist)
expect(app.taps.log.isEmpty, "the kit tells nobody")
UIGestureRecognizer.all.last?.recognize()
expect(app.taps.log == ["Rose"], "so the cell does")

let messages = List()
minimalist.delegate = messages
UIGestureRecognizer.all.last?.recognize()
expect(messages.selected == 1 && app.taps.log == ["Rose", "Rose"], "the kit is told too")
if let data = StandInChat.minimalist.cellData(for: Received(gift.encode(), isRisky: true)) as? GiftCellData {
  minimalist.fill(with: data)
  UIGestureRecognizer.all.last?.recognize()
  expect(messages.selected == 2 && app.taps.log.count == 2, "the cloud found fault with it")
}
if let giftData {
  giftData.showCheckBox = true
  minimalist.fill(with: giftData)
  UIGestureRecognizer.all.last?.recognize()
  expect(messages.selected == 3 && app.taps.log.count == 2, "messages are being selected")
}

let plainMessage = Received(#"{"businessID":"plain","text":"p"}"#)
for (below, name) in [(Stack(), " from ChatController"), (nil, " from Popup")] {
  app.taps.log = []
  let popup = Popup()
  let tabs = UITabBarController()
  tabs.selectedViewController = below
  popup.below = below.map { _ in tabs }
  let root = UIView(frame: .zero)
  root.shownBy = popup
  let copy = cell(plainMessage)
  root.addSubview(copy)
  StandInChat.classic.select(copy)
  expect(app.taps.log == ["p" + name], "\(app.taps.log)")
}
app.taps.log = []
let (chat, table) = (ChatController(), UITableView(frame: .zero))
table.shownBy = chat
let inList = cell(plainMessage)
table.addSubview(inList)
StandInChat.classic.select(inList)
expect(app.taps.log == ["p from ChatController"], "\(app.taps.log)")

// MARK: - Sending

trySending(gift)

// MARK: - Texts of the kit's own messages

let unrated = EvaluationAttachment(score: 3)
expect(unrated.summary == "[Kit]", "the kit's text, not the app's: \(unrated.summary ?? "nothing")")
expect(unrated.accessibilityText == "kit's call", "from the other pod: \(unrated.accessibilityText ?? "nothing")")
expect(unrated.copyText == "3 stars", "a text that the kit does not have: \(unrated.copyText ?? "nothing")")
expect(gift.summary == "[Gift] Rose", "the app's own messages have the app's texts: \(gift.summary ?? "nothing")")
chooseLanguage("zh-Hans")
expect(unrated.summary == "[套件]", "in the language that is chosen in the kit: \(unrated.summary ?? "nothing")")
chooseLanguage("fr")
expect(unrated.summary == "[Evaluation]", "in one that it does not have: \(unrated.summary ?? "nothing")")

// MARK: - What is not sent

try tryFailures(gift, app)

// MARK: - The menu

let conversation = TUIChatConversationModel()
conversation.groupID = "g"
let items = app.menu.menuItems(in: conversation)
expect(items.map { $0.title as String? } == ["Card", "Gift {new}", "Poll"], "by priority")
expect(items.map(\.priority) == [20, 10, 0], "as the kit sorts them")
let item = items[2]
let click: TUIInputMoreCallback? = item.onClicked
click?([:])
let list = app.menu.listItems(in: conversation)
let handler: ((UIAlertAction) -> Void)? = list[1].actionHandler
handler?(UIAlertAction())
expect(list.map(\.title) == ["Card", "Gift {new}", "Poll"], "the other style")
expect(app.composer.asked == ["question in g", "gift"], "\(app.composer.asked)")
StandInChat.config.inputBarDataSource = app.menu
for chat in [StandInChat.classic, .minimalist] {
  app.menu.hiddenItems = []
  let all = chat.moreMenu(in: conversation)
  expect(all == ["Custom", "Poll", "Card", "Gift {new}", "Poll"], "what the kit gets of its data source: \(all)")
  app.menu.hiddenItems = [.poll]
  let rest = chat.moreMenu(in: conversation)
  expect(rest == ["Custom", "Card", "Gift {new}", "Poll"], "without what the app hides: \(rest)")
}

exit(failures == 0 ? 0 : 1)
