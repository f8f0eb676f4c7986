// Stands in for TIMCommon of the Objective-C TUIKit, as Swift imports it: the declarations that generated code and its
// tests use. These headers say that nothing is nil.
//
// Selectors as in TIMCommon 8.9.7544: TUIMessageCellData.h, TUISystemMessageCellData.h, TUIMessageCellLayout.h and
// TIMCommonModel.h; the names are those that Swift's importer makes of them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import ImSDK_Plus
@_exported import TUICore
@_exported import UIKit

@objc open class TUICommonCellData: NSObject {
  open var reuseId: String = "default_reuseId"
  open var ext: [AnyHashable: Any] = [:]
  // heightOfWidth:
  open func height(ofWidth width: CGFloat) -> CGFloat { 60 }
  // estimatedHeight
  open func estimatedHeight() -> CGFloat { 60 }
}

public enum TMsgStatus: UInt { case Msg_Status_Init, Msg_Status_Sending, Msg_Status_Sending_2 }
public enum TMsgDirection: UInt { case MsgDirectionIncoming, MsgDirectionOutgoing }

@objc open class TUIRelationUserModel: NSObject {}

/// How it is made for a direction is not in the header.
@objc open class TUIMessageCellLayout: NSObject {
  open var messageInsets: UIEdgeInsets = .zero
  open var bubbleInsets: UIEdgeInsets = .zero
  open var avatarInsets: UIEdgeInsets = .zero
  open var avatarSize: CGSize = .zero
  @objc(systemMessageLayout) open class func systemMessage() -> TUIMessageCellLayout { shared[0] }
  @objc(incommingMessageLayout) open class func incommingMessage() -> TUIMessageCellLayout { shared[1] }
  @objc(outgoingMessageLayout) open class func outgoingMessage() -> TUIMessageCellLayout { shared[2] }

  /// What is set in one of these holds for all messages.
  private nonisolated(unsafe) static let shared = [(0, 0), (8, 0), (0, 8)].map { (left: CGFloat, right: CGFloat) in
    let layout = TUIMessageCellLayout()
    layout.avatarSize = CGSize(width: 40, height: 40)
    layout.messageInsets = UIEdgeInsets(top: 3, left: left, bottom: 17, right: right)
    layout.avatarInsets = UIEdgeInsets(top: 3, left: left, bottom: 1, right: right)
    return layout
  }
}

@objc open class TUIMessageCellData: TUICommonCellData {
  @objc(getCellData:) open class func getCellData(_ message: V2TIMMessage) -> TUIMessageCellData {
    TUIMessageCellData(direction: .MsgDirectionIncoming)
  }
  @objc(getDisplayString:) open class func getDisplayString(_ message: V2TIMMessage) -> String { "" }
  @objc(getReplyQuoteViewDataClass) open func getReplyQuoteViewDataClass() -> AnyClass { TUIMessageCellData.self }
  @objc(getReplyQuoteViewClass) open func getReplyQuoteViewClass() -> AnyClass { TUIMessageCellData.self }

  open var msgID: String = ""
  open var identifier: String = ""
  open var avatarUrl: URL?
  open var isUseMsgReceiverAvatar = false
  open var senderName: String { "" }
  open var showName = false
  open var showAvatar = true
  open var sameToNextMsgSender = false
  open var showCheckBox = false
  open var selected = false
  open var atUserList = NSMutableArray()
  open var direction: TMsgDirection
  open var status: TMsgStatus = .Msg_Status_Init
  open var innerMessage = V2TIMMessage()
  open var cellLayout = TUIMessageCellLayout()
  open var showReadReceipt = true
  open var showMessageTime = false
  open var showMessageModifyReplies = false
  open var highlightKeyword: String?
  open var messageReceipt = V2TIMMessageReceipt()
  open var messageModifyReplies: [Any] = []
  open var messageContainerAppendSize: CGSize = .zero
  open var bottomContainerSize: CGSize = .zero
  open var placeHolderCellData: TUIMessageCellData?
  open var videoTranscodingProgress: CGFloat = 0
  open var msgStatusSize: CGSize = .zero
  open var additionalUserInfoResult: [String: TUIRelationUserModel] = [:]

  // initWithDirection:
  public init(direction: TMsgDirection) {
    self.direction = direction
    cellLayout = direction == .MsgDirectionIncoming ? .incommingMessage() : .outgoingMessage()
    super.init()
  }

  @objc(canForward) open func canForward() -> Bool { true }
  @objc(canLongPress) open func canLongPress() -> Bool { true }
  @objc(shouldHide) open func shouldHide() -> Bool { false }
  @objc(customReloadCellWithNewMsg:)
  open func customReloadCell(withNewMsg newMessage: V2TIMMessage) -> Bool { false }
  @objc(requestForAdditionalUserInfo) open func requestForAdditionalUserInfo() -> [String] { [] }
}

@objc open class TUIBubbleMessageCellData: TUIMessageCellData {}

public enum TUISystemMessageType: Int { case unknown, date }

@objc open class TUISystemMessageCellData: TUIMessageCellData {
  open var content: String = ""
  open var supportReEdit = false
  open var attributedString: NSMutableAttributedString?
  open var contentFont: UIFont?
  open var contentColor: UIColor?
  open var type: TUISystemMessageType = .unknown
}
