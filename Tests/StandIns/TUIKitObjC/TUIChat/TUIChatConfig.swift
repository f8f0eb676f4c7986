// Stands in for TUIChat of the Objective-C TUIKit, as Swift imports it.
@_exported import TIMCommon

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

  public init(title: String, leftMark: UIImage, withActionHandler actionHandler: @escaping (UIAlertAction) -> Void) {
    self.title = title
    self.leftMark = leftMark
    self.actionHandler = actionHandler
  }
}

@objc public protocol TUIChatInputBarConfigDataSource: AnyObject {
  @objc optional func inputBarShouldAddNewItemsToMoreMenu(of model: TUIChatConversationModel) -> [TUIInputMoreCellData]
  @objc optional func inputBarShouldAddNewItemsToMoreList(of model: TUIChatConversationModel)
    -> [TUICustomActionSheetItem]
}

public enum TUIChatRegisterCustomMessageStyleType: UInt { case classic, minimalist }

open class TUIChatConfig: NSObject {
  private static let shared = TUIChatConfig()
  open class func `default`() -> TUIChatConfig { shared }

  open weak var inputBarDataSource: (any TUIChatInputBarConfigDataSource)?

  open func registerCustomMessage(
    _ businessID: String, messageCellClassName cellName: String, messageCellDataClassName cellDataName: String
  ) {
    registerCustomMessage(
      businessID, messageCellClassName: cellName, messageCellDataClassName: cellDataName, styleType: .classic)
  }

  open func registerCustomMessage(
    _ businessID: String, messageCellClassName cellName: String, messageCellDataClassName cellDataName: String,
    styleType: TUIChatRegisterCustomMessageStyleType
  ) {
    let chat = styleType == .classic ? StandInChat.classic : StandInChat.minimalist
    chat.register(businessID, cellName, cellDataName)
  }
}
