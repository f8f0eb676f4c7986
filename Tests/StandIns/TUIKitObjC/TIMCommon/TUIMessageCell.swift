// The cells. `TUIMessageCell.h` says nothing about nil; the bubbles' headers narrow what a cell is filled with, which
// in Swift takes the place of the inherited one.
//
// Selectors as in TIMCommon 8.9.7544: TUIMessageCell.h, TUISystemMessageCell.h, TUIBubbleMessageCell.h,
// TUIBubbleMessageCell_Minimalist.h, TUIMessageCell_Minimalist.h. All kinds of `fill(with:)` have one, `fillWithData:`;
// in Swift only one of a class's can bear it, so it is the one that generated code overrides. What has a Swift struct or a
// class without a selector in it (Linux's CGSize and CGFloat, UIView) has its selector in a comment.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AlwaysUseCamelCase

@objc @MainActor public protocol TUIMessageCellDelegate: AnyObject {
  @objc(onSelectMessage:) func onSelectMessage(_ cell: TUIMessageCell!)
}

@objc open class TUICommonTableViewCell: UITableViewCell {
  open private(set) var data = TUICommonCellData()
  open var colorWhenTouched = UIColor()
  open var changeColorWhenTouched = false

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func fill(with data: TUICommonCellData) { self.data = data }
}

@objc open class TUIMessageCell: TUICommonTableViewCell {
  open var avatarView: UIImageView! = UIImageView(frame: .zero)
  open var nameLabel: UILabel!
  open var container: UIView! = UIView(frame: .zero)
  open var retryView: UIImageView!
  open var readReceiptLabel: UILabel!
  open var timeLabel: UILabel!
  open var bottomContainer: UIView!
  open private(set) var messageData: TUIMessageCellData!
  open weak var delegate: TUIMessageCellDelegate!
  open var disableDefaultSelectAction = false
  open var highlightAnimating = false
  open var pluginMsgSelectCallback: TUIValueCallbck!

  open override func fill(with data: TUICommonCellData) {
    super.fill(with: data)
    messageData = data as? TUIMessageCellData
    updateConstraints()
  }

  /// What the kit does while it fills a cell: where an outgoing message has no avatar, it writes into the layout.
  open override func updateConstraints() {
    super.updateConstraints()
    guard let data = messageData else { return }
    container.frame.size = Self.getContentSize(data)
    if data.direction == .MsgDirectionOutgoing && !data.showAvatar { data.cellLayout.avatarSize = .zero }
    avatarView.frame.size = data.cellLayout.avatarSize
  }

  // getEstimatedHeight:
  open class func getEstimatedHeight(_ data: TUIMessageCellData!) -> CGFloat { 60 }
  // getHeight:withWidth:
  open class func getHeight(_ data: TUIMessageCellData!, withWidth width: CGFloat) -> CGFloat {
    max(55, getContentSize(data).height)
  }
  // getContentSize:
  open class func getContentSize(_ data: TUIMessageCellData!) -> CGSize { .zero }
  @objc(highlightWhenMatchKeyword:) open func highlight(whenMatchKeyword keyword: String!) {}
  // highlightAnimateView
  open func highlightAnimateView() -> UIView! { container }
  @objc(updateReadLabelText) open func updateReadLabelText() {}
  @objc(notifyBottomContainerReadyOfData:)
  open func notifyBottomContainerReady(of cellData: TUIMessageCellData!) {}
}

@objc open class TUIBubbleMessageCell: TUIMessageCell {
  open var bubbleView = UIImageView(frame: .zero)
  open var bubbleData = TUIBubbleMessageCellData(direction: .MsgDirectionIncoming)

  @available(*, unavailable, message: "here it takes TUIBubbleMessageCellData")
  open override func fill(with data: TUICommonCellData) {
    if let data = data as? TUIBubbleMessageCellData { fill(with: data) }
  }
  @objc(fillWithData:) open func fill(with data: TUIBubbleMessageCellData) {
    super.fill(with: data as TUICommonCellData)
    bubbleData = data
  }
}

@objc open class TUIMessageCell_Minimalist: TUIMessageCell {
  open var replyLineView = UIImageView(frame: .zero)
  open var replyAvatarImageViews = NSMutableArray()
  open var msgStatusView = UIImageView(frame: .zero)
  open var msgTimeLabel = UILabel()

  @available(*, unavailable, message: "here it takes TUIMessageCellData")
  open override func fill(with data: TUICommonCellData) {
    if let data = data as? TUIMessageCellData { fill(with: data) }
  }
  open func fill(with data: TUIMessageCellData) { super.fill(with: data as TUICommonCellData) }
}

@objc open class TUIBubbleMessageCell_Minimalist: TUIMessageCell_Minimalist {
  open var bubbleView = UIImageView(frame: .zero)
  open var bubbleData = TUIBubbleMessageCellData(direction: .MsgDirectionIncoming)

  @available(*, unavailable, message: "here it takes TUIBubbleMessageCellData")
  open override func fill(with data: TUIMessageCellData) {
    if let data = data as? TUIBubbleMessageCellData { fill(with: data) }
  }
  @objc(fillWithData:) open func fill(with data: TUIBubbleMessageCellData) {
    super.fill(with: data as TUIMessageCellData)
    bubbleData = data
  }
}

@objc open class TUISystemMessageCell: TUIMessageCell {
  open private(set) var messageLabel: UILabel! = UILabel()
  open private(set) var systemData: TUISystemMessageCellData!

  @available(*, unavailable, message: "here it takes TUISystemMessageCellData")
  open override func fill(with data: TUICommonCellData) {
    if let data = data as? TUISystemMessageCellData { fill(with: data) }
  }
  @objc(fillWithData:) open func fill(with data: TUISystemMessageCellData!) {
    super.fill(with: data as TUICommonCellData)
    systemData = data
    messageLabel.text = data.content
  }
}
