import Schema

/// A message that is registered with the V10 UI kit, and the integers under which the kit finds its cell.
struct V2Registration {
  let message: Message
  let types: [ClosedRange<Int64>]
  let appearance: KitAppearance

  /// In the schema's order.
  static func all(of messages: [Message], in schema: Schema) -> [V2Registration] {
    messages.compactMap { message in
      let types = message.isBuiltIn ? [] : message.kitTypes(in: schema)
      return types.isEmpty ? nil : V2Registration(message: message, types: types, appearance: KitAppearance(message))
    }
  }

  /// The class that is registered.
  func cell(_ style: Target.ChatStyle, _ target: Target) -> String {
    switch appearance {
    case .bubble: message.chatCell(style, in: target) ?? style.generatedCell
    case .tip: "CustomMessageChatTipCell"
    case .hidden: "CustomMessageChatHiddenCell"
    }
  }
}

extension Target.ChatStyle {
  /// The cell that shows what schemas say; those that an app writes are its subclasses.
  var generatedCell: String { prefix + "CustomMessageChatCell" }
}
