import Schema
import Templating

extension SwiftEmitter {
  /// What ties a target's portable part to NIM's V2 API and its UI kit.
  func nimV2Pages() throws(TemplateError) -> [Page] {
    let frame = BindingFrame(version: version, target: target)
    let entries = V2Registration.all(of: messages, in: schema)
    let taps = TapEvents(entries.filter { $0.appearance == .bubble }.map(\.message))
    let kit = V2KitFrame(messages, hasTaps: !taps.isEmpty, frame)
    let isShown = !entries.isEmpty
    let controllers = isShown && target.hasControllers ? V2ControllersView(entries, target, frame) : nil
    return [
      try set.page("V2CustomMessages.swift", V2MessagesView(messages, expression.spelling, frame)),
      try set.page("CustomMessageChatBubble.swift", isShown ? kit : nil),
      try set.page("CustomMessageChatCells.swift", isShown ? V2CellsView(entries, target, kit) : nil),
      try set.page("CustomMessageChat.swift", isShown ? V2ChatView(entries, target, kit, taps) : nil),
      try set.page("CustomMessageControllers.swift", controllers),
      try conversations(.cloud(frame)), try conversations(.local(frame)),
    ].compactMap { $0 }
  }

  /// Both lists have one template.
  private func conversations(_ view: V2ConversationsView) throws(TemplateError) -> Page? {
    try set.page(
      view.name + ".swift", by: "CustomMessageConversations.swift", messages.isEmpty ? nil : view)
  }
}
