/// What this dialect has a name of its own for.
extension StandInChat {
  public static var config: TUIChatConfig { .shared }

  static func cellData(of type: TUIMessageCellData.Type, _ message: V2TIMMessage) -> TUIMessageCellData {
    type.getCellData(message: message)
  }

  static func displayString(of type: TUIMessageCellData.Type, _ message: V2TIMMessage) -> String {
    type.getDisplayString(message: message)
  }

  static func hiddenItems(in conversation: TUIChatConversationModel) -> TUIChatInputBarMoreMenuItem {
    config.inputBarDataSource?.shouldHideItems(of: conversation) ?? []
  }

  static func menuItems(in conversation: TUIChatConversationModel) -> [String?] {
    config.inputBarDataSource?.shouldAddNewItemsToMoreMenu(of: conversation)?.map(\.title) ?? []
  }

  static func listItems(in conversation: TUIChatConversationModel) -> [String?] {
    config.inputBarDataSource?.shouldAddNewItemsToMoreList(of: conversation)?.map(\.title) ?? []
  }
}
