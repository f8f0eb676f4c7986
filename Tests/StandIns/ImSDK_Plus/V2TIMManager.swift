import Foundation

public typealias V2TIMSucc = () -> Void
public typealias V2TIMFail = (_ code: Int32, _ desc: String?) -> Void
public typealias V2TIMProgress = (_ progress: UInt32) -> Void

// The cases are the header's (V2TIMManager+Conversation.h) without the type's prefix.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum V2TIMConversationMarkType: UInt {
  case CONVERSATION_MARK_TYPE_STAR = 1
  case CONVERSATION_MARK_TYPE_UNREAD = 2
  case CONVERSATION_MARK_TYPE_FOLD = 4
  case CONVERSATION_MARK_TYPE_HIDE = 8
}

/// Keeps what is sent instead of sending it.
open class V2TIMManager: NSObject {
  private static let shared = V2TIMManager()
  open class func sharedInstance() -> V2TIMManager! { shared }

  open func createCustomMessage(data: Data!) -> V2TIMMessage! { .custom(data, nil, nil) }

  open func createCustomMessage(data: Data!, desc: String?, ext: String?) -> V2TIMMessage! {
    created += 1
    return isBroken ? nil : .custom(data, desc, ext)
  }

  @discardableResult
  open func sendMessage(
    message: V2TIMMessage!, receiver: String?, groupID: String?, priority: V2TIMMessagePriority, onlineUserOnly: Bool,
    offlinePushInfo: V2TIMOfflinePushInfo?, progress: V2TIMProgress?, succ: V2TIMSucc?, fail: V2TIMFail?
  ) -> String? {
    let sending = StandInSending(
      message: message, receiver: receiver, groupID: groupID, priority: priority, onlineUserOnly: onlineUserOnly,
      offlinePushInfo: offlinePushInfo)
    sent.append(sending)
    message.sentID = "message-\(sent.count)"
    if let failure { fail?(failure.code, failure.desc) } else { succ?() }
    return message.sentID
  }

  open func markConversation(
    conversationIDList: [String]!, markType: NSNumber!, enableMark: Bool, succ: (([Any]?) -> Void)!, fail: V2TIMFail!
  ) {
    for id in conversationIDList { marks.append((id, markType.uintValue, enableMark)) }
  }

  // For tests.
  public private(set) var marks: [(conversation: String, type: UInt, isSet: Bool)] = []
  public private(set) var sent: [StandInSending] = []
  public private(set) var created = 0
  /// What the next sending fails with.
  public var failure: (code: Int32, desc: String?)?
  /// Makes no message.
  public var isBroken = false
}

/// What was given to the SDK.
public struct StandInSending {
  public let message: V2TIMMessage
  public let receiver, groupID: String?
  public let priority: V2TIMMessagePriority
  public let onlineUserOnly: Bool
  public let offlinePushInfo: V2TIMOfflinePushInfo?
}
