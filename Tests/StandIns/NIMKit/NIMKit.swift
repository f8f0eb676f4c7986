// Stands in for NIMKit 3: the declarations that generated code and views use, as Swift imports them, and no behaviour.
// For type-checking alone; see ../../typecheck-bindings. The kit's headers say nothing about nil: everything is
// implicitly unwrapped. Its views are bound to the main actor, its other classes are not.
@_exported import NIMSDK
@_exported import UIKit

open class NIMKit: NSObject {
  open class func shared() -> NIMKit! { NIMKit() }
  open func registerLayoutConfig(_ layoutConfig: NIMCellLayoutConfig!) {}
  open func layoutConfig() -> (any NIMCellLayoutConfigProtocol)! { nil }
}

open class NIMMessageModel: NSObject {
  public init!(message: NIMMessage!) { self.message = message }
  open var message: NIMMessage!
  open var contentViewInsets: UIEdgeInsets { .zero }
  open var bubbleViewInsets: UIEdgeInsets { .zero }
  open func contentSize(_ width: CGFloat) -> CGSize { .zero }
  open func cleanCache() {}
}

@objc open class NIMKitEvent: NSObject {
  open var eventName: String!
  open var messageModel: NIMMessageModel!
  open var data: Any!
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NIMKitEventNameTapContent = "NIMKitEventNameTapContent"

// MARK: - Layout

@objc public protocol NIMCellLayoutConfigProtocol {}

open class NIMCellLayoutConfig: NSObject, NIMCellLayoutConfigProtocol {
  open func contentSize(_ model: NIMMessageModel!, cellWidth width: CGFloat) -> CGSize { .zero }
  open func cellContent(_ model: NIMMessageModel!) -> String! { nil }
  open func cellInsets(_ model: NIMMessageModel!) -> UIEdgeInsets { .zero }
  open func contentViewInsets(_ model: NIMMessageModel!) -> UIEdgeInsets { .zero }
  open func replyContentSize(_ model: NIMMessageModel!, cellWidth width: CGFloat) -> CGSize { .zero }
  open func replyContent(_ model: NIMMessageModel!) -> String! { nil }
  open func replyCellInsets(_ model: NIMMessageModel!) -> UIEdgeInsets { .zero }
  open func replyContentViewInsets(_ model: NIMMessageModel!) -> UIEdgeInsets { .zero }
  open func shouldShowAvatar(_ model: NIMMessageModel!) -> Bool { true }
  open func avatarMargin(_ model: NIMMessageModel!) -> CGPoint { .zero }
  open func avatarSize(_ model: NIMMessageModel!) -> CGSize { .zero }
  open func shouldShowNickName(_ model: NIMMessageModel!) -> Bool { true }
  open func nickNameMargin(_ model: NIMMessageModel!) -> CGPoint { .zero }
  open func shouldShowLeft(_ model: NIMMessageModel!) -> Bool { false }
  open func customViews(_ model: NIMMessageModel!) -> [Any]! { nil }
  open func disableRetryButton(_ model: NIMMessageModel!) -> Bool { false }
  open func shouldDisplayBubbleBackground(_ model: NIMMessageModel!) -> Bool { true }
}

// MARK: - Views

@objc public protocol NIMMessageContentViewDelegate: AnyObject {
  func onCatch(_ event: NIMKitEvent!)
  func disableLongPress(_ disable: Bool)
}

open class NIMSessionMessageContentView: UIControl {
  public init!(sessionMessageContentView: ()) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var model: NIMMessageModel! { nil }
  open var bubbleImageView: UIImageView!
  open weak var delegate: (any NIMMessageContentViewDelegate)!
  open func refresh(_ data: NIMMessageModel!) {}
  open func onTouchDown(_ sender: Any!) {}
  open func onTouchUpInside(_ sender: Any!) {}
  open func onTouchUpOutside(_ sender: Any!) {}
  open func chatBubbleImage(for state: UIControl.State, outgoing: Bool) -> UIImage! { nil }
}

open class NIMSessionViewController: UIViewController {
  open func onTapCell(_ event: NIMKitEvent!) -> Bool { false }
}

// MARK: - What the kit shows of users

@objc open class NIMKitInfo: NSObject {
  open var infoId: String!
  open var showName: String!
  open var avatarUrlString: String!
  open var avatarImage: UIImage!
}

@objc open class NIMKitInfoFetchOption: NSObject {
  open var session: NIMSession!
  open var message: NIMMessage!
  open var forbidaAlias = false
}

@objc public protocol NIMKitDataProvider: AnyObject {
  @objc optional func info(byUser userId: String!, option: NIMKitInfoFetchOption!) -> NIMKitInfo!
  @objc optional func info(byGroup groupId: String!, option: NIMKitInfoFetchOption!) -> NIMKitInfo!
}
