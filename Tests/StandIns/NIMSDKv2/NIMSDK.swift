// A stand-in for NIM's SDK 10, written by hand: what the generated code uses of its V2 API, as Swift sees it. The
// module is called NIMSDK, too. What the tests run does what the real one is said to do.
//
// Selectors are those of the public copies of the headers of NIMSDK 10 that are named beside them; generated code repeats
// them, and EmittersTests/SelectorTests compares the two.
import Foundation

open class NIMSDK: NSObject {
  private static let instance = NIMSDK()
  private let service = MessageService()

  public static func shared() -> NIMSDK { instance }
  open var v2MessageService: any V2NIMMessageService { service }

  /// For tests: what the parsers make of a text, the latest first.
  public func parsed(_ subType: Int32, _ attach: String) -> Any? {
    for parser in service.parsers.reversed() {
      if let attachment = parser.parse(subType, attach: attach) { return attachment }
    }
    return nil
  }

  /// For tests.
  public var parserCount: Int { service.parsers.count }
}

private final class MessageService: NSObject, V2NIMMessageService {
  var parsers: [any V2NIMMessageCustomAttachmentParser] = []

  func register(_ parser: any V2NIMMessageCustomAttachmentParser) { parsers.append(parser) }
  func unregisterCustomAttachmentParser(_ parser: any V2NIMMessageCustomAttachmentParser) {
    parsers.removeAll { $0 === parser }
  }
}

public protocol V2NIMMessageService: NSObjectProtocol {
  func register(_ parser: any V2NIMMessageCustomAttachmentParser)
  func unregisterCustomAttachmentParser(_ parser: any V2NIMMessageCustomAttachmentParser)
}

extension V2NIMMessageService {
  @available(*, unavailable, renamed: "register(_:)")
  public func registerCustomAttachmentParser(_ parser: any V2NIMMessageCustomAttachmentParser) {}
  @available(*, unavailable, renamed: "unregisterCustomAttachmentParser(_:)")
  public func unregister(_ parser: any V2NIMMessageCustomAttachmentParser) {}
}

// V2NIMMessageServiceProtocol.h
@objc public protocol V2NIMMessageCustomAttachmentParser where Self: NSObject {
  @objc(parse:attach:)
  func parse(_ subType: Int32, attach: String) -> Any?
}

// V2NIMMessageAttachment.h
open class V2NIMMessageAttachment: NSObject {
  open var raw: String = ""
}

open class V2NIMMessageCustomAttachment: V2NIMMessageAttachment {
  @objc(parse:)
  open func parse(_ attach: String) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum V2NIMMessageType: Int {
  case MESSAGE_TYPE_INVALID = -1
  case MESSAGE_TYPE_TEXT = 0
  case MESSAGE_TYPE_CUSTOM = 100
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum V2NIMConversationType: Int {
  case CONVERSATION_TYPE_UNKNOWN = 0
  case CONVERSATION_TYPE_P2P = 1
  case CONVERSATION_TYPE_TEAM = 2
  case CONVERSATION_TYPE_SUPER_TEAM = 3
}

open class V2NIMMessage: NSObject {
  open var messageType: V2NIMMessageType = .MESSAGE_TYPE_TEXT
  open var conversationType: V2NIMConversationType = .CONVERSATION_TYPE_P2P
  open private(set) var isSelf = true
  open var subType = 0
  open var text: String?
  open var attachment: V2NIMMessageAttachment?
  open var serverExtension: String?
  open private(set) var pushConfig: V2NIMMessagePushConfig?
}

// V2NIMMessageBrief.h
open class V2NIMMessageRefer: NSObject {
  open var senderId: String?
  open var conversationType: V2NIMConversationType = .CONVERSATION_TYPE_P2P
}

// V2NIMLastMessage.h, where all is read-only; here tests write it.
open class V2NIMLastMessage: NSObject {
  open var messageRefer = V2NIMMessageRefer()
  open var messageType: V2NIMMessageType = .MESSAGE_TYPE_TEXT
  open var subType = 0
  open var text: String?
  open var attachment: V2NIMMessageAttachment?
}

open class V2NIMMessageCreator: NSObject {
  open class func createCustomMessage(_ text: String, rawAttachment: String) -> V2NIMMessage {
    let message = V2NIMMessage()
    message.messageType = .MESSAGE_TYPE_CUSTOM
    message.text = text
    message.attachment = V2NIMMessageAttachment()
    message.attachment?.raw = rawAttachment
    return message
  }
}

open class V2NIMMessageConfig: NSObject {
  open var readReceiptEnabled = false
  open var lastMessageUpdateEnabled = false
  open var historyEnabled = false
  open var roamingEnabled = false
  open var onlineSyncEnabled = false
  open var offlineEnabled = false
  open var unreadEnabled = false
}

open class V2NIMMessagePushConfig: NSObject {
  open var pushEnabled = false
  open var pushNickEnabled = false
  open var pushContent: String?
  open var pushPayload: String?
  open var forcePush = false
  open var forcePushContent: String?
  open var forcePushAccountIds: [String]?
}

open class V2NIMMessageRouteConfig: NSObject {
  open var routeEnabled = false
  open var routeEnvironment: String?
}

open class V2NIMSendMessageParams: NSObject {
  open var messageConfig: V2NIMMessageConfig?
  open var pushConfig: V2NIMMessagePushConfig?
  open var routeConfig: V2NIMMessageRouteConfig?
}
