/// What this dialect has a name of its own for.
extension StandInChat {
  public static var config: TUIChatConfig { .default() }

  static func cellData(of type: TUIMessageCellData.Type, _ message: V2TIMMessage) -> TUIMessageCellData {
    type.getCellData(message)
  }

  static func displayString(of type: TUIMessageCellData.Type, _ message: V2TIMMessage) -> String {
    type.getDisplayString(message)
  }

  static func hiddenItems(in conversation: TUIChatConversationModel) -> TUIChatInputBarMoreMenuItem {
    config.inputBarDataSource?.inputBarShouldHideItems?(inMoreMenuOf: conversation) ?? []
  }

  static func menuItems(in conversation: TUIChatConversationModel) -> [String?] {
    config.inputBarDataSource?.inputBarShouldAddNewItems?(toMoreMenuOf: conversation).map(\.title) ?? []
  }

  static func listItems(in conversation: TUIChatConversationModel) -> [String?] {
    config.inputBarDataSource?.inputBarShouldAddNewItems?(toMoreListOf: conversation).map(\.title) ?? []
  }
}
