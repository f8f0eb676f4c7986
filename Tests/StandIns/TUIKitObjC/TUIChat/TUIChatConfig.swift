// Stands in for TUIChat of the Objective-C TUIKit, as Swift imports it.
//
// Selectors as in TUIChat 8.9.7544, the same since 8.5.6864: TUIChatConfig.h, UIAlertController+TUICustomStyle.h; the
// names are those that Swift's importer makes of them.
@_exported import TIMCommon
@_exported import TUIChatOptions

@objc open class TUIChatConversationModel: NSObject {
  open var conversationID: String = ""
  open var groupID: String = ""
  open var groupType: String = ""
  open var userID: String = ""
  open var title: String = ""
}

public typealias TUIInputMoreCallback = (_ param: [AnyHashable: Any]) -> Void

@objc open class TUIInputMoreCellData: NSObject {
  open var image = UIImage()
  open var title: String = ""
  open var onClicked: TUIInputMoreCallback = { _ in }
  open var priority: Int = 0
}

@objc open class TUICustomActionSheetItem: NSObject {
  open var priority: Int = 0
  open var title: String
  open var leftMark: UIImage
  open var actionHandler: (UIAlertAction) -> Void

  // initWithTitle:leftMark:withActionHandler:
  public init(title: String, leftMark: UIImage, withActionHandler actionHandler: @escaping (UIAlertAction) -> Void) {
    self.title = title
    self.leftMark = leftMark
    self.actionHandler = actionHandler
  }
}

/// The kit asks `respondsToSelector:` before each of these (TUIBaseChatViewController.m and its minimalist sister).
@objc public protocol TUIChatInputBarConfigDataSource: AnyObject {
  @objc(inputBarShouldHideItemsInMoreMenuOfModel:)
  optional func inputBarShouldHideItems(inMoreMenuOf model: TUIChatConversationModel) -> TUIChatInputBarMoreMenuItem
  @objc(inputBarShouldAddNewItemsToMoreMenuOfModel:)
  optional func inputBarShouldAddNewItems(toMoreMenuOf model: TUIChatConversationModel) -> [TUIInputMoreCellData]
  @objc(inputBarShouldAddNewItemsToMoreListOfModel:)
  optional func inputBarShouldAddNewItems(toMoreListOf model: TUIChatConversationModel) -> [TUICustomActionSheetItem]
}

@objc public enum TUIChatRegisterCustomMessageStyleType: UInt { case classic, minimalist }

@objc open class TUIChatConfig: NSObject {
  private static let shared = TUIChatConfig()
  @objc(defaultConfig) open class func `default`() -> TUIChatConfig { shared }

  open weak var inputBarDataSource: (any TUIChatInputBarConfigDataSource)?

  @objc(registerCustomMessage:messageCellClassName:messageCellDataClassName:)
  open func registerCustomMessage(
    _ businessID: String, messageCellClassName cellName: String, messageCellDataClassName cellDataName: String
  ) {
    registerCustomMessage(
      businessID, messageCellClassName: cellName, messageCellDataClassName: cellDataName, styleType: .classic)
  }

  @objc(registerCustomMessage:messageCellClassName:messageCellDataClassName:styleType:)
  open func registerCustomMessage(
    _ businessID: String, messageCellClassName cellName: String, messageCellDataClassName cellDataName: String,
    styleType: TUIChatRegisterCustomMessageStyleType
  ) {
    let chat = styleType == .classic ? StandInChat.classic : StandInChat.minimalist
    chat.register(businessID, cellName, cellDataName)
  }
}
