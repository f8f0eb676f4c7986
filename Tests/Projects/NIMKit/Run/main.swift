// The generated code at work with the stand-ins for the SDK and the kit, whose optional methods have defaults here.
import MessageRuntime
import NIMKit
import NIMSDK
import UIKit

extension NIMCustomAttachment {
  func attachmentNeedsUpload() -> Bool { false }
  func attachmentPathForUploading() -> String { "none" }
  func updateURL(_ urlString: String) {}
  func attachmentNeedsDownload() -> Bool { false }
  func attachmentURLStringForDownloading() -> String { "none" }
  func attachmentPathForDownloading() -> String { "none" }
}

/// A message that comes out of the SDK.
final class Received: NIMMessage {
  init(_ text: String, coder: NIMCustomMessageCoder = NIMCustomMessageCoder()) {
    super.init()
    let object = NIMCustomObject()
    object.attachment = coder.decodeAttachment(text)
    messageObject = object
  }

  override var isOutgoingMsg: Bool { false }
  var attachment: (any NIMCustomAttachment)? { (messageObject as? NIMCustomObject)?.attachment }
}

// What the guide's message decodes from, and what it encodes to.
let text = #"{"title":"hello","subTitle":"world"}"#
guard case .notice(let notice) = CustomAttachmentDecoder().decode(text) else { fatalError("not read") }
precondition(notice == NoticeAttachment(title: "hello", subTitle: "world"))
precondition(notice.encode() == text)
precondition(notice.layout(in: MessageContext())?.insets == MessageLayout.Insets(5, 5, 5, 5))

guard case .poll = CustomAttachmentDecoder().decode(#"{"type":7,"data":{"question":"?"}}"#) else {
  fatalError("the poll has an identity, and is none of the guide's")
}
guard case .invalid(let message) = CustomAttachmentDecoder().decode(#"{"subTitle":"world"}"#) else {
  fatalError("a title is required")
}
precondition(CustomMessage.invalid(message).encode() == #"{"subTitle":"world"}"#)

// Where files are: in a folder that the system does not empty, as a failed message is sent again. A name out of a message
// stays in the folder.
precondition(CustomMessageFiles.folder == NSHomeDirectory() + "/Library/Application Support/CustomMessages")
CustomMessageFiles.folder = "/tmp/files"
precondition(CustomMessageFiles.path(named: "a/b.jpg") == "/tmp/files/a/b.jpg")
precondition(CustomMessageFiles.path(named: "/../.././etc//passwd") == "/tmp/files/etc/passwd")
precondition(CustomMessageFiles.path(named: "../") == nil && CustomMessageFiles.path(named: "..\0") == nil)
let poll = PollAttachment(question: "../why?", photo: "https://example.com/1.jpg")
precondition(CustomMessage.poll(poll).downloadFile?.path == "/tmp/files/why?.jpg")
precondition(CustomMessage.poll(poll).uploadFile == nil && CustomMessage.notice(notice).downloadFile == nil)

// The layout of the guide's message, and of one that is unknown: the kit's own.
let layout = CustomMessageLayoutConfig()
let row = NIMMessageModel(message: Received(text))
precondition(layout.contentSize(row, cellWidth: 320) == CGSize(width: 200, height: 50))
precondition(layout.contentViewInsets(row) == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
precondition(layout.cellContent(row) == NSStringFromClass(NoticeContentView.self))
let unknown = Received(#"{"type":99,"more":[1, 2]}"#)
precondition(layout.cellContent(NIMMessageModel(message: unknown)) == nil)
precondition(unknown.customSummary == nil && unknown.mayBeForwarded == nil)
precondition(unknown.attachment?.encode() == #"{"type":99,"more":[1, 2]}"#, "as it came")

// NetEase's demo asks every attachment, without asking whether it answers: one of ours, a forbidding one, an unknown and an
// invalid one, and none at all.
let asked = [
  Received(text), Received(poll.encode()), Received(SketchAttachment(name: "cat").encode()), unknown,
  Received(#"{"subTitle":"world"}"#), NIMMessage(),
]
precondition(asked.map(NTESSessionUtil.canMessageBeForwarded) == [true, false, true, false, false, false])
precondition(asked.map(NTESSessionUtil.canMessageBeRevoked) == [true, true, false, false, false, false])
let own = NoticeAttachment(title: "", subTitle: "").makeNIMMessage()
precondition(NTESSessionUtil.canMessageBeForwarded(own) && NTESSessionUtil.canMessageBeRevoked(own))

// The SDK's own field is tried first, once the message is there; before, there is the JSON alone.
let hint = Received(#"{"text":"psst"}"#)
precondition(hint.customMessage?.kind == nil)
hint.messageSubType = 12
precondition(hint.customMessage == .hint(HintAttachment(text: "psst")))
hint.messageSubType = 13
precondition(hint.customMessage?.kind == nil)
precondition(HintAttachment(text: "psst").makeNIMMessage().messageSubType == 12)

// A file to upload, a file to download.
let sent = SketchAttachment(name: "cat").makeNIMMessage(in: .team)
let upload = (sent.messageObject as? NIMCustomObject)?.attachment
precondition(upload?.attachmentNeedsUpload() == true)
precondition(upload?.attachmentPathForUploading() == "/tmp/files/cat.png")
upload?.updateURL("https://example.com/cat.png")
precondition(upload?.attachmentNeedsUpload() == false)
precondition(upload?.encode() == #"{"type":8,"data":{"name":"cat","url":"https://example.com/cat.png"}}"#)
precondition(upload?.attachmentNeedsDownload() == false, "it has no such method")
precondition(sent.apnsContent == "cat" && sent.setting == nil)

CustomMessageFiles.folder = NSTemporaryDirectory() + "/messagegen-files"
let download = Received(poll.encode()).attachment
precondition(download?.attachmentURLStringForDownloading() == "https://example.com/1.jpg")
let path = download?.attachmentPathForDownloading() ?? ""
precondition(download?.attachmentNeedsDownload() == true)
precondition(FileManager.default.createFile(atPath: path, contents: Data()))
precondition(download?.attachmentNeedsDownload() == false, "it is there")
try FileManager.default.removeItem(atPath: CustomMessageFiles.folder)

let settings = poll.makeNIMMessage().setting
precondition(settings?.historyEnabled == true && settings?.roamingEnabled == false && settings?.syncEnabled == true)
precondition(settings?.persistEnable == false && settings?.shouldBeCounted == false)
precondition(settings?.apnsWithPrefix == false)
precondition(poll.makeNIMMessage().apnsMemberOption == nil, "members are those of a group")
precondition(poll.makeNIMMessage(in: .team).apnsMemberOption?.forcePush == true)
precondition(poll.makeNIMMessage(in: .team).apnsMemberOption?.userIds == nil, "all of them")
precondition(sent.apnsMemberOption == nil)

// Taps.
final class Taps: CustomMessageTapHandler {
  var log: [String] = []
  func openNotice(_ notice: NoticeAttachment, of message: NIMMessage) { log.append(notice.title) }
  func openLink(_ url: URL, of message: NIMMessage) { log.append(url.absoluteString) }
  func openOffer(_ offer: OfferAttachment, of message: NIMMessage) { log.append(offer.title) }
  func takeOffer(_ offer: OfferAttachment, of message: NIMMessage) { log.append("took " + offer.title) }
}
let taps = Taps()
let links = ["https://example.com", "tel:1"].map { PollAttachment(question: "", link: URL(string: $0)).encode() }
for text in [text] + links {
  let event = NIMKitEvent(tapOn: NIMMessageModel(message: Received(text)))
  precondition(taps.handleCustomMessageTap(event) == (event != nil))
}
precondition(taps.log == ["hello", "https://example.com"], "a scheme that is not allowed raises no event")
precondition(!taps.handleCustomMessageTap(NIMKitEvent()))

// Content that a schema says: its size, and the subviews that stand in it.
let offer = OfferAttachment(
  title: "a good thing", photo: URL(string: "ftp://a/b"), stars: 4, page: URL(string: "tel:1"))
/// As the kit's: its insets are the layout's.
final class Inset: NIMMessageModel {
  override var contentViewInsets: UIEdgeInsets { CustomMessageLayoutConfig().contentViewInsets(self) }
}
let offered = Inset(message: Received(offer.encode()))!
precondition(layout.cellContent(offered) == NSStringFromClass(CustomMessageContentBubble.self))
// 320 points leave 190 for the bubble. The row: 40 + 6 + 12 characters, 40 high; 4; a line; 4; stars of 20; 4; a
// button of 40 × 20 in 10; 4; one of 44.
precondition(layout.contentSize(offered, cellWidth: 320) == CGSize(width: 166, height: 161))
precondition(layout.contentSize(offered, cellWidth: 250) == CGSize(width: 116, height: 161), "the title has two lines")

/// The kit's cell around a bubble.
@MainActor func row(of bubble: NIMSessionMessageContentView) -> NIMMessageCell {
  let cell = NIMMessageCell(style: .default, reuseIdentifier: nil)
  cell.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
  cell.contentView.frame = cell.frame
  cell.bubbleView = bubble
  cell.contentView.addSubview(bubble)
  return cell
}
/// As the kit shows a message: it refreshes the cell, and lays it out from the outside to the inside.
@MainActor func show(_ model: NIMMessageModel, in cell: NIMMessageCell) {
  cell.refreshData(model)
  cell.layoutSubviews()
  cell.bubbleView.layoutSubviews()
}
let bubble = CustomMessageContentBubble(sessionMessageContentView: ())!
let cell = row(of: bubble)
bubble.frame = CGRect(x: 55, y: 3, width: 186, height: 177)
show(offered, in: cell)
precondition(bubble.contentView.frame == CGRect(x: 10, y: 8, width: 166, height: 161))
precondition(bubble.contentView.intrinsicContentSize == layout.contentSize(offered, cellWidth: 320))
precondition(bubble.contentView.accessibilityLabel == "a good thing" && bubble.contentView.isAccessibilityElement)

// The picture at the edge is cut to the shape of the bubble, which the kit's cell draws behind the view.
NIMKit.shared().registerLayoutConfig(layout)
let sticker = NIMMessageModel(message: Received(StickerAttachment(photo: URL(string: "https://a/b")).encode()))!
let plain = NIMMessageModel(message: Received(StickerAttachment(isPlain: true).encode()))!
@MainActor func shape(of bubble: CustomMessageContentBubble, in cell: NIMMessageCell) -> UIImageView? {
  cell.layoutSubviews()
  bubble.layoutSubviews()
  bubble.contentView.layoutSubviews()
  return bubble.contentView.mask as? UIImageView
}
show(sticker, in: cell)
precondition(bubble.bubbleImageView.isHidden && !cell.bubblesBackgroundView.isHidden)
precondition(shape(of: bubble, in: cell)?.image === NIMSessionMessageContentView.incomingBubble)
precondition(shape(of: bubble, in: cell)?.frame == CGRect(x: 0, y: 0, width: 186, height: 177))
precondition(bubble.contentView.clipsToBounds)
// A quoted message is above it, in the same bubble.
cell.replyedBubbleView = NIMSessionMessageContentView(frame: CGRect(x: 55, y: 3, width: 200, height: 40))
precondition(shape(of: bubble, in: cell)?.frame == CGRect(x: 0, y: -40, width: 200, height: 217))
cell.replyedBubbleView = nil
// A layout without a bubble leaves the picture as it is, unless the view shows a bubble of its own.
show(plain, in: cell)
precondition(cell.bubblesBackgroundView.isHidden && shape(of: bubble, in: cell) == nil)
bubble.bubbleImageView.isHidden = false
precondition(shape(of: bubble, in: cell)?.frame == CGRect(x: 0, y: 0, width: 186, height: 177))
bubble.bubbleImageView.isHidden = true
precondition(shape(of: bubble, in: cell) == nil)

// The kit has the same bubbles in both modes: white, and blue for the user's own messages.
let unstyled = NIMMessageModel(message: Received(CouponAttachment(text: "three").encode()))!
@MainActor func textColors(_ model: NIMMessageModel) -> [[CGFloat]?] {
  show(model, in: cell)
  let label = bubble.contentView.subviews.compactMap { $0 as? UILabel }.first
  return [UIUserInterfaceStyle.light, .dark].map {
    label?.textColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).components
  }
}
precondition(textColors(unstyled) == [[0, 0, 0, 1], [0, 0, 0, 1]])
let mine = NIMMessageModel(message: CouponAttachment(text: "three").makeNIMMessage())!
precondition(mine.message.isOutgoingMsg && textColors(mine) == [[1, 1, 1, 1], [1, 1, 1, 1]])
precondition(textColors(unstyled) == [[0, 0, 0, 1], [0, 0, 0, 1]], "the cell is used again")
// So has a view that `messagegen new` began; without a bubble, texts are on the light ground of the conversation.
@MainActor func begunColors(_ message: NIMMessage) -> [[CGFloat]] {
  let view = PollContentView(sessionMessageContentView: ())!
  view.refresh(NIMMessageModel(message: message))
  let rows = view.subviews.compactMap { $0 as? UIStackView }.first
  return rows?.arrangedSubviews.compactMap { ($0 as? UILabel)?.textColor.components } ?? []
}
let plainPoll = PollAttachment(question: "?")
let barePoll = PollAttachment(question: "?", link: URL(string: "https://example.com"))
precondition(begunColors(Received(plainPoll.encode())) == [[0, 0, 0, 1]])
precondition(begunColors(plainPoll.makeNIMMessage()) == [[1, 1, 1, 1]])
precondition(begunColors(barePoll.makeNIMMessage()) == [[0, 0, 0, 1]])
show(offered, in: cell)

// Texts have the size that the reader has set.
UIFontMetrics.scale = 1.5
precondition(CustomMessageLayoutConfig.space(cellWidth: 320).textScale == 1.5)
bubble.refresh(offered)
bubble.layoutSubviews()
precondition((bubble.contentView.subviews[2] as? UILabel)?.font.pointSize == 22.5)
UIFontMetrics.scale = 1
bubble.refresh(offered)
bubble.layoutSubviews()
precondition((bubble.contentView.subviews[2] as? UILabel)?.font.pointSize == 15)

/// Where the constraints put a subview.
@MainActor func place(_ view: UIView) -> CGRect {
  @MainActor func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    view.placing[attribute]?.constant ?? .nan
  }
  return CGRect(x: constant(.leading), y: constant(.top), width: constant(.width), height: constant(.height))
}
let parts = bubble.contentView.subviews
let places = [
  [0, 0, 166, 40], [0, 0, 40, 40], [46, 0, 120, 20], [0, 44, 166, 1], [0, 49, 116, 20], [0, 73, 60, 40],
  [0, 117, 40, 44],
]
precondition(parts.map(place) == places.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
precondition(parts.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints && $0.superview === bubble.contentView })
precondition((parts[1] as? MessageContentImageView)?.layer.cornerRadius == 4)
precondition((parts[2] as? UILabel)?.text == "a good thing" && (parts[2] as? UILabel)?.textAlignment == .right)
let color = (parts[2] as? UILabel)?.textColor
precondition(color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).components == [0, 0, 0, 1])
precondition(color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).components == [1, 1, 1, 1])
precondition(parts[4].subviews.map { place($0).minX } == [0, 24, 48, 72, 96])
precondition(parts[5].subviews.map(place) == [CGRect(x: 10, y: 10, width: 40, height: 20)])

// A button does what it says, and one whose link may not be opened leaves touches to the bubble.
final class Session: NIMMessageContentViewDelegate {
  var events: [NIMKitEvent] = []
  func onCatch(_ event: NIMKitEvent!) { events.append(event) }
  func disableLongPress(_ disable: Bool) {}
}
let session = Session()
bubble.delegate = session
final class Touch: UITouch {
  override func location(in view: UIView?) -> CGPoint { CGPoint(x: 5, y: 5) }
}
for button in [parts[5], parts[6]] {
  button.bounds = CGRect(origin: .zero, size: place(button).size)
  (button as? UIButton)?.endTracking(Touch(), with: nil)
}
bubble.onTouchUpInside(nil)
precondition(parts[5].isUserInteractionEnabled && !parts[6].isUserInteractionEnabled)
for action in bubble.contentView.accessibilityCustomActions ?? [] {
  precondition(action.actionHandler?(action) == true)
}
taps.log = []
for event in session.events { precondition(taps.handleCustomMessageTap(event)) }
precondition(taps.log == ["took a good thing", "a good thing", "took a good thing"])

// Text that ends at the trailing edge is where people expect it as soon as the view knows which side that is.
final class Mirrored: MessageContentView {
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }
}
let mirrored = Mirrored()
mirrored.show(bubble.contentView.placement)
precondition(mirrored.subviews.compactMap { ($0 as? UILabel)?.textAlignment } == [.right])
mirrored.direction = .rightToLeft
mirrored.layoutSubviews()
precondition(mirrored.subviews.compactMap { ($0 as? UILabel)?.textAlignment } == [.left])
precondition(mirrored.accessibilityLabel == "a good thing, 4 of 5, take, shop")

// Another message in the same view.
bubble.contentView.prepareForReuse()
precondition(bubble.contentView.subviews.isEmpty && !bubble.contentView.isAccessibilityElement)
precondition(bubble.contentView.accessibilityCustomActions == nil && parts.allSatisfy { $0.superview == nil })

// Content that says nothing of its distance to the edge has one, and the kit adds none. What has no text shows the summary.
for (text, size) in [("three", CGSize(width: 74, height: 40)), ("", CGSize(width: 94, height: 40))] {
  let coupon = NIMMessageModel(message: Received(CouponAttachment(text: text).encode()))
  precondition(layout.contentViewInsets(coupon) == .zero && layout.contentSize(coupon, cellWidth: 320) == size)
}

// Texts are measured as labels draw them.
let measuring = UIKitMeasuring()
func measured(_ text: String, _ lines: Int, within width: CGFloat) -> [CGFloat] {
  let size = measuring.size(of: text, font: MessageFont(size: 15), lines: lines, within: width)
  return [size.width, size.height]
}
precondition(measured("", 0, within: 100) == [0, 0] && measured("", 1, within: 100) == [0, 0])
precondition(measured("안녕하세요 여러분", 0, within: 70) == [50, 40], "Korean words are kept whole")
precondition(measured("กขค", 1, within: 100) == [30, 30], "a line of Thai is higher than one of the font")
precondition(measured("กขคก", 1, within: 30) == [30, 30] && measured("กขคก", 2, within: 30) == [30, 60])
precondition(measured("a\nbc", 2, within: 100) == [20, 40] && measured("a\nbc\nd", 2, within: 100) == [100, 40])
precondition(measured("abcdef", 1, within: 45) == [45, 20], "what is cut takes the whole width")

// A decoder and a layout of the app's own stand behind.
final class Own: NSObject, NIMCustomAttachment, NIMCustomAttachmentCoding {
  func encode() -> String { "own" }
  func decodeAttachment(_ content: String?) -> (any NIMCustomAttachment)? { content == "own" ? self : nil }
}
let coder = NIMCustomMessageCoder(others: Own())
precondition(Received("own", coder: coder).attachment is Own && Received("own", coder: coder).customMessage == nil)
precondition(Received("other", coder: coder).attachment?.encode() == "other")
precondition(Received(text, coder: coder).customMessage == .notice(notice))

// A data provider that answers for users keeps NIMKit's own answers for everything else.
let provider = DataProvider(lookup: ProfileLookup { $0 == "ann" ? MessageProfile(nickname: "Annie") : nil })
NIMKit.shared().provider = provider
let told: any NIMKitDataProvider = NIMKit.shared().provider
precondition(told.info(byUser: "ann", option: nil)?.showName == "Annie")
precondition(told.info(byUser: "ann", option: nil)?.infoId == "ann", "the rest is NIMKit's")
precondition(told.info(byUser: "bob", option: nil)?.showName == "user bob")
precondition(told.info(byTeam: "t", option: nil)?.showName == "team t")
precondition(told.info(bySuperTeam: "t", option: nil)?.showName == "super team t")
precondition(told.replyedContent(with: unknown) == "a reply")
let from = Received(text)
from.from = "bob"
from.addProfile(MessageProfile(nickname: "Bobby"))
let option = NIMKitInfoFetchOption()
option.message = from
precondition(told.info(byUser: "bob", option: option)?.showName == "Bobby", "it came with the message")
precondition(told.info(byUser: "eve", option: option)?.showName == "user eve", "and is its sender's alone")

// What the app changes is what is encoded.
let changed = Received(text)
changed.replaceCustomMessage(with: .notice(NoticeAttachment(title: "new", subTitle: "")))
precondition(changed.customSummary == "new" && changed.attachment?.encode() == #"{"title":"new","subTitle":""}"#)
NIMCustomMessages.register()
NIMCustomMessages.register()
