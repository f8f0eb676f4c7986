/// Finds cells and cell data as the kit does. For tests. What each dialect has a name of its own for is beside its
/// TUIChatConfig.
public final class StandInChat {
  public nonisolated(unsafe) static let classic = StandInChat(hasPluginTaps: true)
  public nonisolated(unsafe) static let minimalist = StandInChat(hasPluginTaps: false)

  private let hasPluginTaps: Bool
  public private(set) var entries: [String: (cell: String, data: String)] = [:]
  /// Registrations in all, one that stands already too.
  public private(set) var count = 0

  private init(hasPluginTaps: Bool) { self.hasPluginTaps = hasPluginTaps }

  func register(_ id: String, _ cell: String, _ data: String) {
    assert(entries[id] == nil, "registered twice: \(id)")
    count += 1
    entries[id] = (cell, data)
  }

  /// The id under which the kit looks up: of the top object alone.
  public static func businessID(of message: V2TIMMessage) -> String? {
    guard let data = message.customElem?.data,
      let param = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    if let id = param["businessID"] as? String, !id.isEmpty { return id }
    if param["customerServicePlugin"] != nil, let src = param["src"] as? String, !src.isEmpty {
      return "customerServicePlugin" + src
    }
    if param["chatbotPlugin"] != nil { return param["src"] as? Int == 22 ? "IgnoreMessage" : "chatbotPlugin" }
    return nil
  }

  private func dataClass(of message: V2TIMMessage) -> (id: String, type: TUIMessageCellData.Type)? {
    guard let id = Self.businessID(of: message), let entry = entries[id],
      let type = NSClassFromString(entry.data) as? TUIMessageCellData.Type
    else { return nil }
    return (id, type)
  }

  /// Nil: shown as a message that is not supported, or not at all.
  public func cellData(for message: V2TIMMessage) -> TUIMessageCellData? {
    guard let (id, type) = dataClass(of: message) else { return nil }
    let data = Self.cellData(of: type, message)
    if data.shouldHide() { return nil }
    data.reuseId = id
    data.innerMessage = message
    return data
  }

  /// Of the conversation list and of pushes.
  public func displayString(for message: V2TIMMessage) -> String? {
    dataClass(of: message).map { Self.displayString(of: $0.type, message) }
  }

  /// Where it is nil, the real one crashes when a message arrives.
  @MainActor public func cellClass(for data: TUIMessageCellData) -> TUIMessageCell.Type? {
    entries[data.reuseId].flatMap { NSClassFromString($0.cell) as? TUIMessageCell.Type }
  }

  /// A tap on the bubble: only the classic style does something with it.
  @MainActor public func select(_ cell: TUIMessageCell) {
    let message: V2TIMMessage? = cell.messageData?.innerMessage
    if message?.hasRiskContent == true { return }
    guard hasPluginTaps else { return }
    cell.pluginMsgSelectCallback?(["TUICore_TUIPluginNotify_PluginCustomCellClick_Cell": cell])
  }

  /// The titles in the menu behind the "+": the kit's own entries, and those of the app's data source.
  public func moreMenu(in conversation: TUIChatConversationModel) -> [String] {
    let hidden = Self.hiddenItems(in: conversation)
    let own = [("Custom", TUIChatInputBarMoreMenuItem.customMessage), ("Poll", .poll)]
    let shown = own.filter { !hidden.contains($0.1) }.map(\.0)
    return shown
      + (self === Self.classic ? Self.menuItems(in: conversation) : Self.listItems(in: conversation)).map { $0 ?? "" }
  }
}
