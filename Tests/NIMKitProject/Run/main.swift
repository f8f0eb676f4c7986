// The generated code at work with the stand-ins for the SDK and the kit, whose optional methods have defaults here.
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

// Where files are: a name out of a message stays in the folder.
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

// Taps.
final class Taps: CustomMessageTapHandler {
  var log: [String] = []
  func openNotice(_ notice: NoticeAttachment, of message: NIMMessage) { log.append(notice.title) }
  func openLink(_ url: URL, of message: NIMMessage) { log.append(url.absoluteString) }
}
let taps = Taps()
let links = ["https://example.com", "tel:1"].map { PollAttachment(question: "", link: URL(string: $0)).encode() }
for text in [text] + links {
  let event = NIMKitEvent(tapOn: NIMMessageModel(message: Received(text)))
  precondition(taps.handleCustomMessageTap(event) == (event != nil))
}
precondition(taps.log == ["hello", "https://example.com"], "a scheme that is not allowed raises no event")
precondition(!taps.handleCustomMessageTap(NIMKitEvent()))

// A decoder and a layout of the app's own stand behind.
final class Own: NSObject, NIMCustomAttachment, NIMCustomAttachmentCoding {
  func encode() -> String { "own" }
  func decodeAttachment(_ content: String?) -> (any NIMCustomAttachment)? { content == "own" ? self : nil }
}
let coder = NIMCustomMessageCoder(others: Own())
precondition(Received("own", coder: coder).attachment is Own && Received("own", coder: coder).customMessage == nil)
precondition(Received("other", coder: coder).attachment?.encode() == "other")
precondition(Received(text, coder: coder).customMessage == .notice(notice))

// What the app changes is what is encoded.
let changed = Received(text)
changed.replaceCustomMessage(with: .notice(NoticeAttachment(title: "new", subTitle: "")))
precondition(changed.customSummary == "new" && changed.attachment?.encode() == #"{"title":"new","subTitle":""}"#)
NIMCustomMessages.register()
NIMCustomMessages.register()
