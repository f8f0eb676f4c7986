// Stands in for NIMSDK (up to 9): the declarations that generated code uses, as Swift imports them, and no behaviour.
// For type-checking alone; see ../../Scripts/typecheck-bindings. Spellings of the headers that Swift renames are declared as
// unavailable, so that code which uses one does not compile.
//
// Selectors are those of the headers, named at each section with their versions; generated code repeats them.
@_exported import Foundation

// MARK: - Custom messages (NIMCustomObject.h, the same in 5.4.0 and 9.2.8.1)

@objc public protocol NIMCustomAttachment where Self: NSObject {
  @objc(encodeAttachment) func encode() -> String
  @objc(attachmentNeedsUpload) optional func attachmentNeedsUpload() -> Bool
  @objc(attachmentPathForUploading) optional func attachmentPathForUploading() -> String
  @objc(updateAttachmentURL:) optional func updateURL(_ urlString: String)
  @objc(attachmentNeedsDownload) optional func attachmentNeedsDownload() -> Bool
  @objc(attachmentURLStringForDownloading) optional func attachmentURLStringForDownloading() -> String
  @objc(attachmentPathForDownloading) optional func attachmentPathForDownloading() -> String

  @available(*, unavailable, renamed: "encode()")
  @objc(unavailableEncodeAttachment) optional func encodeAttachment() -> String
  @available(*, unavailable, renamed: "updateURL(_:)")
  @objc(unavailableUpdateAttachmentURL:) optional func updateAttachmentURL(_ urlString: String)
  @available(*, unavailable, renamed: "attachmentURLStringForDownloading()")
  @objc(attachmentURLStringForDownload) optional func attachmentURLStringForDownload() -> String
  @available(*, unavailable, renamed: "attachmentPathForDownloading()")
  @objc(downloadAttachmentPath:) optional func downloadAttachmentPath(_ path: String) -> String
}

@objc public protocol NIMCustomAttachmentCoding where Self: NSObject {
  @objc(decodeAttachment:) func decodeAttachment(_ content: String?) -> (any NIMCustomAttachment)?
}

@objc public protocol NIMMessageObject where Self: NSObject {
  var message: NIMMessage? { get set }
  func type() -> NIMMessageType
}

open class NIMCustomObject: NSObject, NIMMessageObject {
  open var attachment: (any NIMCustomAttachment)?
  open weak var message: NIMMessage?
  open func type() -> NIMMessageType { .custom }
  open class func registerCustomDecoder(_ decoder: any NIMCustomAttachmentCoding) {}
}

// MARK: - Messages

@objc public enum NIMMessageType: Int {
  case text, image
  case custom = 100
}

@objc open class NIMMessage: NSObject {
  open var messageType: NIMMessageType { .custom }
  open var messageSubType = 0
  open var from: String?
  open var session: NIMSession? { nil }
  open var messageId: String { "" }
  open var text: String?
  open var messageObject: (any NIMMessageObject)?
  open var setting: NIMMessageSetting?
  open var apnsContent: String?
  open var apnsMemberOption: NIMMessageApnsMemberOption?
  open var remoteExt: [AnyHashable: Any]?
  open var isOutgoingMsg: Bool { true }
  open var isReceivedMsg: Bool { false }
}

open class NIMMessageSetting: NSObject {
  open var historyEnabled = true
  open var roamingEnabled = true
  open var syncEnabled = true
  open var shouldBeCounted = true
  open var apnsEnabled = true
  open var apnsWithPrefix = true
  open var routeEnabled = true
  open var persistEnable = true

  @available(*, unavailable, renamed: "persistEnable")
  public final var persistEnabled: Bool { true }
}

open class NIMMessageApnsMemberOption: NSObject {
  open var userIds: [String]?
  open var forcePush = true
  open var apnsContent: String?
}

@objc public enum NIMSessionType: Int {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P2P
  case team, chatroom
  case superTeam = 5
}

open class NIMSession: NSObject {
  public convenience init(_ sessionId: String, type: NIMSessionType) { self.init() }
  open var sessionId: String { "" }
  open var sessionType: NIMSessionType { .P2P }
}

// MARK: - The SDK

open class NIMSDK: NSObject {
  open class func shared() -> NIMSDK { NIMSDK() }
  open var resourceManager: any NIMResourceManager { Resources() }
  open var chatManager: any NIMChatManager { Chat() }
}

@objc public protocol NIMResourceManager {
  func normalizeURLString(_ urlString: String) -> String
}

public protocol NIMChatManager {
  func send(_ message: NIMMessage, to session: NIMSession) throws
}

private final class Resources: NSObject, NIMResourceManager {
  func normalizeURLString(_ urlString: String) -> String { urlString }
}

private final class Chat: NIMChatManager {
  func send(_ message: NIMMessage, to session: NIMSession) throws {}
}
