// Runs what the tool wrote for NIM's V2 API, against the stand-in of the SDK.
import Foundation
import MessageRuntime
import NEChatKit
import NEChatUIKit
import NEConversationUIKit
import NIMSDK
import UIKit

var failures = 0

@MainActor func expect(_ holds: Bool, _ what: String, line: Int = #line) {
  if holds { return }
  failures += 1
  print("line \(line): \(what)")
}

// Registering and removing, each twice.
V2CustomMessages.unregister()
V2CustomMessages.register()
V2CustomMessages.register()
expect(NIMSDK.shared().parserCount == 1, "registered once")

// The parser.
func parsed(_ subType: Int32, _ text: String) -> CustomMessage? {
  (NIMSDK.shared().parsed(subType, text) as? V2CustomAttachment)?.message
}

let gift = GiftAttachment(title: "红包", count: 2)
expect(gift.encode() == #"{"type":1001,"customHeight":134,"data":{"title":"红包","count":2}}"#, gift.encode())
expect(parsed(0, gift.encode()) == .gift(gift), "a message")
expect(parsed(300, #"{"text":"a"}"#) == .numbered(.init(text: "a")), "an identity from outside")
expect(parsed(55, #"{"text":"a"}"#) == .several(.init(identity: 55, text: "a")), "one of several")
expect(parsed(0, #"{"title":"a","subTitle":"b"}"#) == .anything(.init(title: "a", subTitle: "b")), "no identity at all")
expect(NIMSDK.shared().parsed(0, "no JSON") == nil, "another parser's")
let broken = #"{"type":1001,"data":{}}"#
let invalid = NIMSDK.shared().parsed(0, broken) as? V2CustomAttachment
if case .invalid? = invalid?.message {} else { expect(false, "a known type that cannot be read is ours") }
expect(invalid?.raw == broken, "as it came")

V2CustomMessages.unregister()
V2CustomMessages.unregister()
expect(NIMSDK.shared().parserCount == 0, "removed")

// An attachment that the SDK makes empty and fills.
let attachment = V2CustomAttachment()
attachment.parse(gift.encode())
expect(attachment.raw == gift.encode() && attachment.message == .gift(gift), "filled by parse")
expect(V2CustomAttachment(.several(.init(identity: 50, text: ""))).subType == 50, "the number of an attachment")

// Sending, and reading it back without a parser.
let message = gift.makeV2Message()
expect(message.attachment?.raw == gift.encode(), "the JSON")
expect(PollAttachment(closed: true).makeV2Message().subType == 7, "the subtype")
expect(message.text == "请升级后查看", "what a client shows that does not know the type")
expect(NoteAttachment(text: "Rose").makeV2Message().text == "Rose", "without a fallback, the summary")
expect(AskAttachment().makeV2Message().text == "asks you", "as its receiver reads it")
expect(AskAttachment().makeV2Message(in: .team).text == "asks all of you", "in the conversation it goes to")
expect(StickerAttachment(name: "").makeV2Message().text?.isEmpty == true, "else nothing")
expect(BannerAttachment(height: 1).makeV2Message().text?.isEmpty == true, "nor in the place of a field")
expect(message.customSendParams(in: .team)?.pushConfig?.pushContent == "发来 红包", "what the kit sends")
expect(V2NIMMessage().customSendParams() == nil, "none of the SDK's own")
expect(SeveralAttachment(identity: 59, text: "").makeV2Message().subType == 59, "the identity, outside")
expect(StickerAttachment(name: "").makeV2Message().subType == 0, "none")
expect(BannerAttachment(height: 1, caption: "c").makeV2Message().text == "c", "the slot")
expect(
  BannerAttachment(height: 1, caption: "c").makeV2Message().customMessage == .banner(.init(height: 1, caption: "c")),
  "the slot, read back")
expect(message.customMessage == .gift(gift), "read back")
expect(message.customSummary == "[红包]" && message.customBehavior.forward == false, "texts and behaviour")
expect(message.customTap == .event("OpenGift"), "the tap")

// Every flag.
func flags(_ params: V2NIMSendMessageParams) -> [Bool?] {
  let (config, push, route) = (params.messageConfig, params.pushConfig, params.routeConfig)
  return [
    config?.historyEnabled, config?.roamingEnabled, config?.onlineSyncEnabled, config?.offlineEnabled,
    config?.unreadEnabled, config?.lastMessageUpdateEnabled, push?.pushEnabled, route?.routeEnabled,
    push?.pushNickEnabled, config?.readReceiptEnabled, push?.forcePush,
  ]
}
let usual: [Bool?] = [true, true, true, true, true, true, true, true, true, false, false]
expect(flags(StickerAttachment(name: "").makeV2SendParams()) == usual, "what V1 has")
expect(
  flags(BannerAttachment(height: 1).makeV2SendParams()) == usual.prefix(8) + [false, false, true],
  "without the sender's name, and whoever has muted the conversation")
expect(flags(gift.makeV2SendParams()) == [false] + usual.dropFirst(), "without history")
expect(
  flags(TypingAttachment().makeV2SendParams())
    == [false, false, true, false, false, false, false, true, true, false, false],
  "a signal for those who are there")
expect(gift.makeV2SendParams().pushConfig?.pushContent == "发来礼物", "the push text")
expect(gift.makeV2SendParams(in: .team).pushConfig?.pushContent == "发来 红包", "the push text of a team")
expect(StickerAttachment(name: "").makeV2SendParams().pushConfig?.pushContent == nil, "the SDK's own")

// The size of a row: that of the schema, insets, the kit's margins, and what else the kit has put there.
let taps = Taps()
start(taps)
V2CustomMessages.unregister()
expect(
  NEChatUIKitClient.instance.getRegisterCustomCell().count == CustomMessageChat.cells(.fun).count, "each has a cell")

func makeRow(_ message: V2NIMMessage, _ type: Int) -> MessageContentModel {
  let row = MessageContentModel()
  row.message = message
  row.customType = type
  return row
}
let giftRow = makeRow(message, 1001)
@MainActor func prepared(_ row: MessageContentModel) -> [CGFloat] {
  CustomMessageChat.prepare(row)
  return [row.contentSize.width, row.contentSize.height, row.cellHeight()]
}
expect(prepared(giftRow) == [260, 102, 134], "the schema's")
giftRow.timeContent = "10:00"
expect(giftRow.height == 156, "the kit puts the time above it")
expect(prepared(giftRow) == [260, 102, 156], "a message that was modified keeps it")
giftRow.replyedModel = giftRow
expect(prepared(giftRow) == [260, 126, 180], "a quoted message")
expect(prepared(giftRow) == [260, 126, 180], "again")
expect(giftRow.replyText == "Li: [红包]", "a quoted message by its summary")
giftRow.fullNameHeight = 20
expect(prepared(giftRow) == [260, 126, 200], "the sender's name")
giftRow.isRevoked = true
giftRow.height = 1
expect(prepared(giftRow) == [260, 126, 1], "a recalled message is the kit's")
let others = makeRow(V2NIMMessage(), 0)
others.height = 7
expect(prepared(others) == [0, 0, 7], "what is none of ours stays")

// Each kind of bubble, in both styles: a row is as high as what its cell shows, and the kit's margins.
typealias Kind = (message: V2NIMMessage, type: Int, cell: NEChatBaseCell, size: [CGFloat])
let normal: [Kind] = [
  (
    StickerAttachment(name: "").makeV2Message(), 1010, StickerCell(style: .default, reuseIdentifier: nil),
    [375, 80, 112]
  ),
  (message, 1001, GiftCell(style: .default, reuseIdentifier: nil), [260, 102, 134]),
  (MoodAttachment().makeV2Message(), 1045, MoodCell(style: .default, reuseIdentifier: nil), [56, 64, 96]),
  (
    CardAttachment(title: "Rose").makeV2Message(), 1050, CustomMessageChatCell(style: .default, reuseIdentifier: nil),
    [64, 60, 92]
  ),
  (
    BadgeAttachment(title: "Rose").makeV2Message(), 1055, CustomMessageChatCell(style: .default, reuseIdentifier: nil),
    [40, 20, 52]
  ),
  (
    NoteAttachment(text: "Rose").makeV2Message(), 1060, CustomMessageChatCell(style: .default, reuseIdentifier: nil),
    [56, 40, 72]
  ),
  (
    NoticeAttachment(text: "Rose").makeV2Message(), 1070,
    CustomMessageChatTipCell(style: .default, reuseIdentifier: nil), [343, 36, 36]
  ),
  (
    PingAttachment().makeV2Message(), 1080, CustomMessageChatHiddenCell(style: .default, reuseIdentifier: nil),
    [0, 0, 0]
  ),
]
let fun: [Kind] = [
  (
    StickerAttachment(name: "").makeV2Message(), 1010, FunStickerCell(style: .default, reuseIdentifier: nil),
    [375, 80, 112]
  ),
  (message, 1001, FunGiftCell(style: .default, reuseIdentifier: nil), [260, 102, 134]),
  (MoodAttachment().makeV2Message(), 1045, FunMoodCell(style: .default, reuseIdentifier: nil), [219, 44, 76]),
  (
    CardAttachment(title: "Rose").makeV2Message(), 1050,
    FunCustomMessageChatCell(style: .default, reuseIdentifier: nil), [64, 60, 92]
  ),
  (
    BadgeAttachment(title: "Rose").makeV2Message(), 1055,
    FunCustomMessageChatCell(style: .default, reuseIdentifier: nil), [40, 42, 74]
  ),
  (
    NoteAttachment(text: "Rose").makeV2Message(), 1060, FunCustomMessageChatCell(style: .default, reuseIdentifier: nil),
    [66.4, 42, 74]
  ),
]

@MainActor func compare(_ style: CustomMessageChat.Style, _ kinds: [Kind]) {
  CustomMessageChat.register(style, taps: taps)
  for kind in kinds {
    let what = "\(style), \(kind.type)"
    expect(NEChatUIKitClient.instance.getRegisterCustomCell()[String(kind.type)] == type(of: kind.cell), what)
    let row = makeRow(kind.message, kind.type)
    let size = prepared(row)
    expect(size == kind.size, "\(what): \(size)")
    kind.cell.setModel(row, true)
    guard
      let bubble = (kind.cell as? CustomMessageChatCell)?.customBubble
        ?? (kind.cell as? FunCustomMessageChatCell)?.customBubble
    else { continue }
    let shown = [bubble.placing[.width]?.constant, bubble.placing[.height]?.constant]
    expect(shown == [size[0], size[1]], "\(what): the cell shows \(shown)")
    let image = (kind.cell as? NEBaseChatMessageCell)?.bubbleImageRight
    expect(bubble.superview === image, "in the bubble of its direction")
    expect((image?.image == nil) == [1010, 1055].contains(kind.type), "\(what): the picture of the bubble")
  }
}
compare(.normal, normal)
compare(.fun, fun)
expect(
  makeRow(BadgeAttachment(title: "Rose").makeV2Message(), 1055).quoted() == [40, 42, 126], "a quote in the fun style")

extension MessageContentModel {
  /// Its size as one that quotes another message.
  @MainActor func quoted() -> [CGFloat] {
    replyedModel = self
    return prepared(self)
  }
}

// Taps, and what the kit does of them otherwise.
let tap = UITapGestureRecognizer(target: nil, action: nil)
let card = CustomMessageChatCell(style: .default, reuseIdentifier: nil)
card.setModel(makeRow(CardAttachment(title: "Rose").makeV2Message(), 1050), false)
card.tapMessage(tap: tap)
card.customBubble.onButtonTap?(.event("OpenShop"))
expect(taps.answered == ["card Rose", "shop Rose"], "taps of the bubble and of its button: \(taps.answered)")
card.selectedButton.isHidden = false
card.tapMessage(tap: tap)
card.customBubble.onButtonTap?(.event("OpenShop"))
expect(card.tapped == 1 && taps.answered.count == 2, "while messages are being selected, a tap selects")
card.setModel(makeRow(NoteAttachment(text: "").makeV2Message(), 1060), false)
card.tapMessage(tap: tap)
expect(card.tapped == 2 && taps.answered.count == 2, "without a tap it is the kit's")
card.selectedButton.isHidden = true
card.setModel(makeRow(CardAttachment(title: "Rose").makeV2Message(), 1050), false)
do { CustomMessageChat.register(.normal, taps: Taps()) }
card.tapMessage(tap: tap)
expect(card.tapped == 3 && taps.answered.count == 2, "nor one that nobody answers any more")

// The menu.
let items: [OperationType] = [.reply, .forward, .delete, .recall]
@MainActor func menuItems(_ message: V2NIMMessage) -> [OperationType?] {
  var menu = items.map { type in
    let item = OperationItem()
    item.type = type
    return item
  }
  ChatUIConfig.shared.chatPopMenu?(P2PChatViewController(conversationId: ""), &menu, makeRow(message, 0))
  return menu.map(\.type)
}
expect(menuItems(message) == [.reply, .delete, .recall], "what must not be forwarded")
expect(menuItems(CardAttachment(title: "").makeV2Message()) == [.reply, .forward, .delete], "nor recalled")
expect(menuItems(NoteAttachment(text: "").makeV2Message()) == items, "every other message")

// The controllers: their rows, with what the kit has added before, and the way to them.
CustomMessageChat.register(.normal, taps: taps)
let quoting = makeRow(message, 1001)
quoting.replyedModel = quoting
let chat = CustomMessageP2PController(conversationId: "1")
for _ in 1...2 {
  chat.getMessageModel(model: quoting)
  expect([quoting.contentSize.height, quoting.cellHeight()] == [126, 158], "as often as the kit asks")
}
let signal = makeRow(PingAttachment().makeV2Message(), 1080)
FunCustomMessageHistoryController(conversationId: "1").getMessageModel(model: signal)
expect(signal.cellHeight() == 8, "a search takes 8 off every row")
let forwarded = chat.getMultiForwardViewController(nil, "", nil)
expect(forwarded is CustomMessageMultiForwardController, "a merged forward")
expect(forwarded.getMultiForwardViewController(nil, "", nil) is CustomMessageMultiForwardController, "and one in it")

let stack = UINavigationController()
let first = UIViewController()
stack.viewControllers = [first, UIViewController()]
@MainActor func visit(_ route: String, _ more: [String: Any] = [:]) {
  let parameters: [String: Any] = ["nav": stack, "conversationId": "7", "onReceiveNewMsgs": [message]]
  Router.shared.use(route, parameters: parameters.merging(more) { $1 })
}
visit(PushP2pChatVCRouter, ["anchor": message])
let opened = stack.viewControllers.last as? CustomMessageP2PController
expect(stack.viewControllers.count == 3 && opened?.conversationId == "7", "a chat is pushed")
expect(opened?.viewModel.anchor === message && opened?.pendingNewMessages == [message], "with what it was asked for")
visit(SearchMessageRouter)
expect(stack.viewControllers.last is CustomMessageHistoryController, "the search in a chat")
visit(PushP2pChatVCRouter)
expect(stack.viewControllers.last === opened && opened?.loaded == 1, "one that is open stays")
visit(PushTeamChatVCRouter)
expect(stack.viewControllers.count == 3 && stack.viewControllers[2] is CustomMessageTeamController, "it is replaced")
stack.viewControllers.removeLast()
visit(PushP2pChatVCRouter, ["removeUserVC": true])
expect(stack.viewControllers.count == 3, "what it was opened from is there until it is shown")
try await Task.sleep(nanoseconds: 600_000_000)
expect(stack.viewControllers.count == 2 && stack.viewControllers[0] === first, "and then away, but for the first")

// The list of conversations.
CustomMessageConversations.register()
let list = FunConversationController()
ConversationUIConfig.shared.customController?(list)
expect(list.tableView.cells["0"] == FunCustomMessageConversationCell.self, "a list in the fun style")
let plainList = NEBaseConversationController()
ConversationUIConfig.shared.customController?(plainList)
expect(plainList.tableView.cells["0"] == CustomMessageConversationCell.self, "and in the normal one")
let last = V2NIMLastMessage()
let listCell = CustomMessageConversationCell(style: .default, reuseIdentifier: nil)
expect(listCell.contentForConversation(lastMessage: last) == "the kit's", "a message of the SDK's own")
last.messageType = .MESSAGE_TYPE_CUSTOM
last.attachment = message.attachment
expect(listCell.contentForConversation(lastMessage: last) == "[红包]", "the summary")

// The profile.
message.serverExtension = #"{"app":1}"#
message.addProfile(SenderProfile(nickname: "小红"))
expect(message.serverExtension == #"{"app":1,"nick":"小红","level":0}"#, message.serverExtension ?? "")
expect(message.senderProfile?.nickname == "小红", "the profile")

exit(failures == 0 ? 0 : 1)
