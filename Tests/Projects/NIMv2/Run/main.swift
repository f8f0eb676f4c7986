// Runs what the tool wrote for NIM's V2 API, against the stand-in of the SDK.
import Foundation
import NEChatUIKit
import NIMSDK

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
let row = MessageContentModel()
row.message = message
@MainActor func prepared() -> [CGFloat] {
  CustomMessageCells.prepare(row, cellWidth: 390, maxBubbleWidth: 250)
  return [row.contentSize.width, row.contentSize.height, row.cellHeight()]
}
expect(prepared() == [260, 102, 134], "the schema's")
row.timeContent = "10:00"
expect(row.height == 156, "the kit puts the time above it")
expect(prepared() == [260, 102, 156], "a message that was modified keeps it")
row.replyText = "what is quoted"
expect(prepared() == [260, 126, 180], "a quoted message")
expect(prepared() == [260, 126, 180], "again")
row.offset = 52
expect(prepared() == [260, 102, 208], "in the fun style it is beside the height")
row.fullNameHeight = 20
expect(prepared() == [260, 102, 228], "the sender's name")

// The profile.
message.serverExtension = #"{"app":1}"#
message.addProfile(SenderProfile(nickname: "小红"))
expect(message.serverExtension == #"{"app":1,"nick":"小红","level":0}"#, message.serverExtension ?? "")
expect(message.senderProfile?.nickname == "小红", "the profile")

exit(failures == 0 ? 0 : 1)
