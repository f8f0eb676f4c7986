// The cells. Names of TUIKit's are its own.
//
// As in TIMCommon_Swift 9.0.7652: TUIMessageCell.swift, TUIBubbleMessageCell.swift, TUIMessageCell_Minimalist.swift,
// TUISystemMessageCell.swift. None of what is overridden here is `@objc` there: it has no selector, and an override of
// another name does not compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AlwaysUseCamelCase

public protocol TUIMessageCellProtocol: AnyObject {
  static func getHeight(_ data: TUIMessageCellData, withWidth width: CGFloat) -> CGFloat
  static func getEstimatedHeight(_ data: TUIMessageCellData) -> CGFloat
  static func getContentSize(_ data: TUIMessageCellData) -> CGSize
}

public protocol TUIMessageCellDelegate: AnyObject {
  func onSelectMessage(_ cell: TUIMessageCell)
}

open class TUICommonTableViewCell: UITableViewCell {
  public var data: TUICommonCellData?
  public var colorWhenTouched: UIColor?
  public var changeColorWhenTouched = false
  public var tapRecognizer: UITapGestureRecognizer?

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  open func fill(with data: TUICommonCellData) { self.data = data }
}

open class TUIMessageCell: TUICommonTableViewCell, @preconcurrency TUIMessageCellProtocol {
  public var avatarView = UIImageView(frame: .zero)
  public var nameLabel = UILabel()
  public var container = UIView(frame: .zero)
  public var retryView = UIImageView(frame: .zero)
  public var readReceiptLabel = UILabel()
  public var timeLabel = UILabel()
  public var bottomContainer = UIView(frame: .zero)
  public var topContainer = UIView(frame: .zero)
  public private(set) var messageData: TUIMessageCellData?
  public weak var delegate: TUIMessageCellDelegate?
  public var disableDefaultSelectAction = false
  public var highlightAnimating = false
  public var pluginMsgSelectCallback: TUIValueCallbck?

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(container)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override open class var requiresConstraintBasedLayout: Bool { true }
  /// What the kit does while it fills a cell: where an outgoing message has no avatar, it writes into the layout.
  override open func updateConstraints() {
    super.updateConstraints()
    guard let messageData else { return }
    container.frame.size = Self.getContentSize(messageData)
    if messageData.direction == .outgoing && !messageData.showAvatar { messageData.cellLayout?.avatarSize = .zero }
    avatarView.frame.size = messageData.cellLayout?.avatarSize ?? .zero
  }
  override open func layoutSubviews() { super.layoutSubviews() }
  override open func prepareForReuse() { super.prepareForReuse() }

  override open func fill(with data: TUICommonCellData) {
    super.fill(with: data)
    guard let data = data as? TUIMessageCellData else { return }
    messageData = data
    updateConstraints()
  }

  open class func getEstimatedHeight(_ data: TUIMessageCellData) -> CGFloat { 60 }
  open class func getHeight(_ data: TUIMessageCellData, withWidth width: CGFloat) -> CGFloat {
    let insets = data.cellLayout?.messageInsets ?? .zero
    return max(55, getContentSize(data).height + insets.top + insets.bottom)
  }
  open class func getContentSize(_ data: TUIMessageCellData) -> CGSize { .zero }
  open func highlightWhenMatchKeyword(_ keyword: String?) {}
  open func notifyBottomContainerReady(of cellData: TUIMessageCellData?) {}
  open func notifyTopContainerReady(of cellData: TUIMessageCellData?) {}
}

open class TUIBubbleMessageCell: TUIMessageCell {
  public var bubbleView: UIImageView!
  public var bubbleData: TUIBubbleMessageCellData!

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubbleView = UIImageView(frame: .zero)
    container.addSubview(bubbleView)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override open func fill(with data: TUICommonCellData) {
    super.fill(with: data)
    guard let data = data as? TUIBubbleMessageCellData else { return }
    bubbleData = data
  }
}

open class TUIMessageCell_Minimalist: TUIMessageCell {
  public var replyLineView = UIImageView(frame: .zero)
  public var replyAvatarImageViews: [UIImageView] = []
  public var msgStatusView = UIImageView(frame: .zero)
  public var msgTimeLabel = UILabel(frame: .zero)
}

open class TUIBubbleMessageCell_Minimalist: TUIMessageCell_Minimalist {
  public var bubbleView: UIImageView!
  public var bubbleData: TUIBubbleMessageCellData!

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubbleView = UIImageView(frame: .zero)
    container.addSubview(bubbleView)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override open func fill(with data: TUICommonCellData) {
    super.fill(with: data)
    guard let data = data as? TUIBubbleMessageCellData else { return }
    bubbleData = data
  }
}

open class TUISystemMessageCell: TUIMessageCell {
  public private(set) var messageLabel: UILabel = .init()
  public private(set) var systemData: TUISystemMessageCellData?

  override open func fill(with data: TUICommonCellData) {
    super.fill(with: data)
    guard let data = data as? TUISystemMessageCellData else { return }
    systemData = data
    messageLabel.text = data.attributedString?.string
  }
}

/// What the Objective-C part of this pod gives to the Swift part.
open class TUISwift: NSObject {
  /// As with a theme that does not have the key.
  open class func tuiChatDynamicColor(_ colorKey: String, defaultColor: String) -> UIColor {
    TUITheme.color(defaultColor)
  }
  open class func isRTL() -> Bool { false }
  open class func screen_Width() -> CGFloat { 375 }
  open class func kScale375(_ x: CGFloat) -> CGFloat { x }
  open class func kScale390(_ x: CGFloat) -> CGFloat { x }
}
