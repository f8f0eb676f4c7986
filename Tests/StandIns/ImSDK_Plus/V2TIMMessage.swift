// Stands in for the Chat SDK (ImSDK_Plus): the declarations that generated code and its tests use, as Swift imports
// them. Its headers mark what may be nil on properties and parameters; what is not marked is implicitly unwrapped.
//
// Generated code overrides nothing of the SDK's and conforms to none of its protocols. The names of what it calls are
// given by NS_SWIFT_NAME in V2TIMManager+Message.h (as published with the Push SDK of TIMSDK 8.9.7544).
import Foundation

// The cases are the header's without the type's prefix.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum V2TIMElemType: Int {
  case ELEM_TYPE_NONE = 0
  case ELEM_TYPE_TEXT
  case ELEM_TYPE_CUSTOM
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum V2TIMMessagePriority: Int {
  case PRIORITY_DEFAULT = 0
  case PRIORITY_HIGH
  case PRIORITY_NORMAL
  case PRIORITY_LOW
}

open class V2TIMElem: NSObject {}

open class V2TIMCustomElem: V2TIMElem {
  open var data: Data?
  open var desc: String?
  open var ext: String?
}

/// What the SDK sets itself is read-only: a test gives it in a subclass.
@objc open class V2TIMMessage: NSObject {
  open var msgID: String? { sentID }
  open var timestamp: Date? { nil }
  open var sender: String? { nil }
  open var nickName: String? { nil }
  open var friendRemark: String? { nil }
  open var nameCard: String? { nil }
  open var faceURL: String? { nil }
  open var groupID: String? { nil }
  open var userID: String? { nil }
  open var isSelf: Bool { isOwn }
  open var elemType: V2TIMElemType { customElem == nil ? .ELEM_TYPE_NONE : .ELEM_TYPE_CUSTOM }
  open var customElem: V2TIMCustomElem? { element }
  open var offlinePushInfo: V2TIMOfflinePushInfo? { nil }
  open var hasRiskContent: Bool { false }

  open var needReadReceipt = false
  open var supportMessageExtension = false
  open var isExcludedFromUnreadCount = false
  open var isExcludedFromLastMessage = false
  open var isExcludedFromContentModeration = false
  open var localCustomData: Data?
  open var cloudCustomData: Data?

  fileprivate(set) var element: V2TIMCustomElem?
  var sentID: String?
  fileprivate(set) var isOwn = false
}

extension V2TIMMessage {
  static func custom(_ data: Data, _ desc: String?, _ ext: String?) -> V2TIMMessage {
    let message = V2TIMMessage()
    let element = V2TIMCustomElem()
    element.data = data
    element.desc = desc
    element.ext = ext
    message.element = element
    message.isOwn = true
    return message
  }
}

open class V2TIMMessageReceipt: NSObject {}

open class V2TIMOfflinePushInfo: NSObject {
  open var title: String?
  open var desc: String?
  open var ext: String?
  open var disablePush = false
  open var ignoreIOSBadge = false
  open var iOSSound: String?
  open var androidOPPOChannelID: String?
  open var androidHuaWeiCategory: String?
  open var androidVIVOCategory: String?
}
