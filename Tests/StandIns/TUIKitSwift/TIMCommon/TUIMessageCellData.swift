// Stands in for TIMCommon of the pure Swift TUIKit (8.5.6870 and later): the declarations that generated code and its
// tests use, with the access, the optionality and the isolation of the real ones.
//
// As in TIMCommon_Swift 9.0.7652: TUIMessageCellData.swift, TUISystemMessageCellData.swift. None of what is overridden
// here is `@objc` there: it has no selector, and an override of another name does not compile.
@_exported import ImSDK_Plus
@_exported import TUICore
@_exported import UIKit

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

open class TUICommonCellData: NSObject {
  public var reuseId: String = "default_reuseId"
  #if canImport(ObjectiveC)
    public var cselector: Selector?
  #endif
  public var ext: [String: Any]?
  open func height(ofWidth width: CGFloat) -> CGFloat { 60 }
  open func estimatedHeight() -> CGFloat { 60 }
}

public enum TMsgStatus: UInt { case initStatus, sending, sending2, success, fail }
public enum TMsgDirection: UInt { case incoming, outgoing }
public enum TMsgSource: UInt { case unknown, onlinePush, getHistory }

public protocol TUIMessageCellDataDelegate: AnyObject {
  static func getCellData(message: V2TIMMessage) -> TUIMessageCellData
  static func getDisplayString(message: V2TIMMessage) -> String
}

public class TUIRelationUserModel: NSObject {
  public var userID = ""
}

public class TUIMessageCellLayout {
  public var messageInsets: UIEdgeInsets
  public var bubbleInsets: UIEdgeInsets = .zero
  public var avatarInsets: UIEdgeInsets
  public var avatarSize = CGSize(width: 40, height: 40)
  public init(isIncoming: Bool) {
    let (left, right): (CGFloat, CGFloat) = isIncoming ? (8, 0) : (0, 8)
    messageInsets = UIEdgeInsets(top: 3, left: left, bottom: 17, right: right)
    avatarInsets = UIEdgeInsets(top: 3, left: left, bottom: 1, right: right)
  }
  /// Shared: what is set in one of these holds for all messages.
  public static var incomingMessageLayout = TUIMessageCellLayout(isIncoming: true)
  public static var outgoingMessageLayout = TUIMessageCellLayout(isIncoming: false)
  public static var systemMessageLayout = TUIMessageCellLayout(isIncoming: true)
}

open class TUIMessageCellData: TUICommonCellData, TUIMessageCellDataDelegate {
  open class func getCellData(message: V2TIMMessage) -> TUIMessageCellData { TUIMessageCellData(direction: .incoming) }
  open class func getDisplayString(message: V2TIMMessage) -> String { "" }
  open func getReplyQuoteViewDataClass() -> AnyClass? { nil }
  open func getReplyQuoteViewClass() -> AnyClass? { nil }

  public var msgID: String?
  public var identifier: String?
  public var senderName: String { innerMessage?.nameCard ?? innerMessage?.nickName ?? innerMessage?.sender ?? "" }
  public var avatarUrl: URL?
  public var isUseMsgReceiverAvatar = false
  public var showName = false
  public var showAvatar = true
  public var sameToNextMsgSender = false
  public var showCheckBox = false
  public var selected = false
  public var atUserList: [String] = []
  public var direction: TMsgDirection
  public var status: TMsgStatus = .initStatus
  public var source: TMsgSource = .unknown
  public var innerMessage: V2TIMMessage?
  public var cellLayout: TUIMessageCellLayout?
  public var showReadReceipt = true
  public var showMessageTime = false
  public var showMessageModifyReplies = false
  public var highlightKeyword: String?
  public var messageReceipt: V2TIMMessageReceipt?
  public var messageModifyReplies: [[String: Any]]?
  public var messageContainerAppendSize: CGSize = .zero
  public var bottomContainerSize: CGSize = .zero
  public var topContainerSize: CGSize = .zero
  public var topContainerInsetTop: CGFloat = 0
  public var placeHolder: TUIMessageCellData?
  public var videoTranscodingProgress: CGFloat = 0
  public var additionalUserInfoResult: [String: TUIRelationUserModel] = [:]

  public init(direction: TMsgDirection) {
    self.direction = direction
    cellLayout = direction == .incoming ? .incomingMessageLayout : .outgoingMessageLayout
    super.init()
  }

  open func canForward() -> Bool { true }
  open func canLongPress() -> Bool { true }
  open func shouldHide() -> Bool { false }
  open func customReloadCell(withNewMsg: V2TIMMessage) -> Bool { false }
  public var msgStatusSize: CGSize { CGSize(width: 26, height: 14) }
  open func requestForAdditionalUserInfo() -> [String] { [] }
}

open class TUIBubbleMessageCellData: TUIMessageCellData {}

public enum TUISystemMessageType: Int { case unknown, date }

open class TUISystemMessageCellData: TUIMessageCellData {
  public var content: String?
  public var supportReEdit = false
  public var replacedUserIDList: [String]?
  public var contentFont: UIFont?
  public var contentColor: UIColor?
  public var type: TUISystemMessageType = .unknown
  public static var textFont: UIFont?
  public static var textColor: UIColor?
  public static var textBackgroundColor: UIColor?
  open var attributedString: NSMutableAttributedString? {
    get { content.map { NSMutableAttributedString(string: $0) } }
    set { content = newValue?.string }
  }

  override public init(direction: TMsgDirection) {
    super.init(direction: direction)
    showAvatar = false
    contentFont = UIFont.systemFont(ofSize: 13)
    cellLayout = .systemMessageLayout
  }

  public required init() { fatalError("init() has not been implemented") }

  override public func requestForAdditionalUserInfo() -> [String] { replacedUserIDList ?? [] }
}
