// Stands in for TUIChat of the pure Swift TUIKit: what an app may reach. As in TUIChat_Swift 9.0.7652: TUIChatConfig.swift,
// TUIChatConfig_Classic.swift, TUIChatConfig_Minimalist.swift; its data source is a protocol of Swift's, without optional
// methods and without selectors.
@_exported import TIMCommon

public class TUIChatConversationModel: NSObject {
  public var conversationID: String?
  public var groupID: String?
  public var groupType: String?
  public var userID: String?
  public var title: String?
}

public struct TUIChatInputBarMoreMenuItem: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let none = TUIChatInputBarMoreMenuItem([])
  public static let customMessage = TUIChatInputBarMoreMenuItem(rawValue: 1 << 0)
  public static let poll = TUIChatInputBarMoreMenuItem(rawValue: 1 << 6)
}

public typealias TUIInputMoreCallback = (_ param: [AnyHashable: Any]) -> Void

public class TUIInputMoreCellData: NSObject {
  public var image: UIImage?
  public var title: String?
  public var onClicked: TUIInputMoreCallback?
  public var priority: Int = 0
}

public class TUICustomActionSheetItem: NSObject {
  public var priority: Int = 0
  public var title: String
  public var leftMark: UIImage
  public var actionHandler: ((UIAlertAction) -> Void)?

  public init(title: String, leftMark: UIImage, actionHandler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.leftMark = leftMark
    self.actionHandler = actionHandler
  }
}

/// The defaults that it has inside the kit are not public.
public protocol TUIChatInputBarConfigDataSource: AnyObject {
  func shouldHideItems(of model: TUIChatConversationModel) -> TUIChatInputBarMoreMenuItem
  func shouldAddNewItemsToMoreMenu(of model: TUIChatConversationModel) -> [TUIInputMoreCellData]?
  func shouldAddNewItemsToMoreList(of model: TUIChatConversationModel) -> [TUICustomActionSheetItem]?
}

public class TUIChatConfig: NSObject {
  public static let shared = TUIChatConfig()
  public weak var inputBarDataSource: TUIChatInputBarConfigDataSource?
}

// swift-format-ignore: AlwaysUseCamelCase
public class TUIChatConfig_Classic: NSObject {
  public static let shared = TUIChatConfig_Classic()
  public var inputBarDataSource: TUIChatInputBarConfigDataSource? {
    get { TUIChatConfig.shared.inputBarDataSource }
    set { TUIChatConfig.shared.inputBarDataSource = newValue }
  }
  public func registerCustomMessage(
    businessID: String, messageCellClassName: String, messageCellDataClassName: String
  ) {
    StandInChat.classic.register(businessID, messageCellClassName, messageCellDataClassName)
  }
}

// swift-format-ignore: AlwaysUseCamelCase
public class TUIChatConfig_Minimalist: NSObject {
  public static let shared = TUIChatConfig_Minimalist()
  public var inputBarDataSource: TUIChatInputBarConfigDataSource? {
    get { TUIChatConfig.shared.inputBarDataSource }
    set { TUIChatConfig.shared.inputBarDataSource = newValue }
  }
  public func registerCustomMessage(
    businessID: String, messageCellClassName: String, messageCellDataClassName: String
  ) {
    StandInChat.minimalist.register(businessID, messageCellClassName, messageCellDataClassName)
  }
}
