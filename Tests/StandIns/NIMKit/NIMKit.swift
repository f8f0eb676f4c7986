// Stands in for NIMKit 3: the declarations that generated code and views use, as Swift imports them. Of their behavior
// it has what ../../Projects/NIMKit/Run looks at: where the kit draws a bubble, and in which picture. See
// ../../Scripts/typecheck-bindings. The kit's headers say nothing about nil: everything is implicitly unwrapped. Its views are
// bound to the main actor, its other classes are not.
//
// Selectors are those of the headers of NIMKit 3.5.1 (netease-im/NIM_iOS_UIKit), named at each section; generated code
// repeats them, and EmittersTests/SelectorTests compares the two. Some are comments: Linux's CGFloat, CGSize and their
// like are Swift's own, which Objective-C cannot represent.
@_exported import NIMSDK
@_exported import UIKit

open class NIMKit: NSObject {
  nonisolated(unsafe) private static let kit = NIMKit()
  open class func shared() -> NIMKit! { kit }
  private var layout: NIMCellLayoutConfig! = NIMCellLayoutConfig()
  open func registerLayoutConfig(_ layoutConfig: NIMCellLayoutConfig!) { layout = layoutConfig }
  open func layoutConfig() -> (any NIMCellLayoutConfigProtocol)! { layout }
  fileprivate func showsBubble(_ model: NIMMessageModel) -> Bool { layout.shouldDisplayBubbleBackground(model) }
  open var provider: (any NIMKitDataProvider)!
  @objc(notfiyUserInfoChanged:)
  open func notfiyUserInfoChanged(_ userIds: [Any]!) {}
}

@objc open class NIMMessageModel: NSObject {
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

// MARK: - Layout (Protocols/NIMCellConfig.h, Sections/Session/Config/NIMCellLayoutConfig.h)

@objc public protocol NIMCellLayoutConfigProtocol {}

@objc open class NIMCellLayoutConfig: NSObject, NIMCellLayoutConfigProtocol {
  // @objc(contentSize:cellWidth:)
  open func contentSize(_ model: NIMMessageModel!, cellWidth width: CGFloat) -> CGSize { .zero }
  @objc(cellContent:)
  open func cellContent(_ model: NIMMessageModel!) -> String! { nil }
  // @objc(cellInsets:)
  open func cellInsets(_ model: NIMMessageModel!) -> UIEdgeInsets { .zero }
  // @objc(contentViewInsets:)
  open func contentViewInsets(_ model: NIMMessageModel!) -> UIEdgeInsets { .zero }
  // @objc(replyContentSize:cellWidth:)
  open func replyContentSize(_ model: NIMMessageModel!, cellWidth width: CGFloat) -> CGSize { .zero }
  @objc(replyContent:)
  open func replyContent(_ model: NIMMessageModel!) -> String! { nil }
  // @objc(replyCellInsets:)
  open func replyCellInsets(_ model: NIMMessageModel!) -> UIEdgeInsets { .zero }
  // @objc(replyContentViewInsets:)
  open func replyContentViewInsets(_ model: NIMMessageModel!) -> UIEdgeInsets { .zero }
  @objc(shouldShowAvatar:)
  open func shouldShowAvatar(_ model: NIMMessageModel!) -> Bool { true }
  // @objc(avatarMargin:)
  open func avatarMargin(_ model: NIMMessageModel!) -> CGPoint { .zero }
  // @objc(avatarSize:)
  open func avatarSize(_ model: NIMMessageModel!) -> CGSize { .zero }
  @objc(shouldShowNickName:)
  open func shouldShowNickName(_ model: NIMMessageModel!) -> Bool { true }
  // @objc(nickNameMargin:)
  open func nickNameMargin(_ model: NIMMessageModel!) -> CGPoint { .zero }
  @objc(shouldShowLeft:)
  open func shouldShowLeft(_ model: NIMMessageModel!) -> Bool { false }
  @objc(customViews:)
  open func customViews(_ model: NIMMessageModel!) -> [Any]! { nil }
  @objc(disableRetryButton:)
  open func disableRetryButton(_ model: NIMMessageModel!) -> Bool { false }
  @objc(shouldDisplayBubbleBackground:)
  open func shouldDisplayBubbleBackground(_ model: NIMMessageModel!) -> Bool { true }
}

// MARK: - Views (NIMSessionMessageContentView.h; Protocols/NIMMessageCellProtocol.h)

@objc public protocol NIMMessageContentViewDelegate: AnyObject {
  @objc(onCatchEvent:) func onCatch(_ event: NIMKitEvent!)
  @objc(disableLongPress:) func disableLongPress(_ disable: Bool)
}

open class NIMSessionMessageContentView: UIControl {
  @objc(initSessionMessageContentView)
  public init!(sessionMessageContentView: ()) {
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 35))
    // Since 2.12.18 the bubble that one sees is the cell's.
    bubbleImageView = UIImageView(frame: bounds)
    bubbleImageView.isHidden = true
    addSubview(bubbleImageView)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) var model: NIMMessageModel!
  open var bubbleImageView: UIImageView!
  open weak var delegate: (any NIMMessageContentViewDelegate)!
  @objc(refresh:)
  open func refresh(_ data: NIMMessageModel!) {
    model = data
    bubbleImageView?.image = chatBubbleImage(for: UIControl.State(), outgoing: data.message.isOutgoingMsg)
  }
  open override func layoutSubviews() { bubbleImageView?.frame = bounds }
  @objc(onTouchDown:)
  open func onTouchDown(_ sender: Any!) {}
  @objc(onTouchUpInside:)
  open func onTouchUpInside(_ sender: Any!) {}
  @objc(onTouchUpOutside:)
  open func onTouchUpOutside(_ sender: Any!) {}
  // @objc(chatBubbleImageForState:outgoing:)
  open func chatBubbleImage(for state: UIControl.State, outgoing: Bool) -> UIImage! {
    outgoing ? Self.outgoingBubble : Self.incomingBubble
  }

  /// `icon_receiver_node_normal` and `icon_sender_text_node_normal`. For tests.
  public static let incomingBubble = UIImage()
  public static let outgoingBubble = UIImage()
}

/// Sections/Session/View/NIMMessageCell.h, which NIMKit.h imports by way of its lists of messages.
open class NIMMessageCell: UITableViewCell {
  open var bubblesBackgroundView: UIImageView!
  /// What a message replies to, above it in the same bubble.
  open var replyedBubbleView: NIMSessionMessageContentView!
  open var bubbleView: NIMSessionMessageContentView!
  open private(set) var model: NIMMessageModel!

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubblesBackgroundView = UIImageView(frame: .zero)
    contentView.addSubview(bubblesBackgroundView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @objc(refreshData:)
  open func refreshData(_ data: NIMMessageModel!) {
    model = data
    bubblesBackgroundView.isHidden = !NIMKit.shared().showsBubble(data)
    bubblesBackgroundView.image = bubbleView.chatBubbleImage(
      for: UIControl.State(), outgoing: data.message.isOutgoingMsg)
    bubbleView.refresh(data)
  }
  open override func layoutSubviews() {
    let above = replyedBubbleView?.frame.size.height ?? 0
    var frame = bubbleView.frame
    frame.origin.y -= above
    frame.size.width = max(frame.size.width, replyedBubbleView?.frame.size.width ?? 0)
    frame.size.height += above
    bubblesBackgroundView.frame = frame
  }
}

open class NIMSessionViewController: UIViewController {
  @objc(onTapCell:)
  open func onTapCell(_ event: NIMKitEvent!) -> Bool { false }
}

// MARK: - What the kit shows of users (Protocols/NIMKitDataProvider.h, Global/NIMKitDataProviderImpl.h)

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
  @objc(infoByUser:option:)
  optional func info(byUser userId: String!, option: NIMKitInfoFetchOption!) -> NIMKitInfo!
  @objc(infoByTeam:option:)
  optional func info(byTeam teamId: String!, option: NIMKitInfoFetchOption!) -> NIMKitInfo!
  @objc(infoBySuperTeam:option:)
  optional func info(bySuperTeam teamId: String!, option: NIMKitInfoFetchOption!) -> NIMKitInfo!
  @objc(replyedContentWithMessage:)
  optional func replyedContent(with message: NIMMessage!) -> String!
}

/// The kit's own provider. Its header declares none of the methods, but Swift imports those of the protocol into it.
@objc open class NIMKitDataProviderImpl: NSObject, NIMKitDataProvider {
  @objc(infoByUser:option:)
  open func info(byUser userId: String!, option: NIMKitInfoFetchOption!) -> NIMKitInfo! { info("user", userId) }
  @objc(infoByTeam:option:)
  open func info(byTeam teamId: String!, option: NIMKitInfoFetchOption!) -> NIMKitInfo! { info("team", teamId) }
  @objc(infoBySuperTeam:option:)
  open func info(bySuperTeam teamId: String!, option: NIMKitInfoFetchOption!) -> NIMKitInfo! {
    info("super team", teamId)
  }
  @objc(replyedContentWithMessage:)
  open func replyedContent(with message: NIMMessage!) -> String! { "a reply" }

  private func info(_ kind: String, _ id: String!) -> NIMKitInfo {
    let info = NIMKitInfo()
    info.infoId = id
    info.showName = kind + " " + id
    return info
  }
}
