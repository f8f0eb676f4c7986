import Schema

/// A message that is registered with the V10 UI kit, and the integers under which the kit finds its cell.
struct V2Registration {
  enum Appearance {
    /// In a bubble, by a cell of the app's or a generated one.
    case bubble
    /// A line in the middle.
    case tip
    /// A signal: registered so that it does not show up as an unknown message.
    case hidden
  }

  let message: Message
  let types: [ClosedRange<Int64>]
  let appearance: Appearance

  /// In the schema's order.
  static func all(of messages: [Message], in schema: Schema) -> [V2Registration] {
    messages.compactMap { message in
      let types = message.isBuiltIn ? [] : message.kitTypes(in: schema)
      return types.isEmpty ? nil : V2Registration(message: message, types: types, appearance: Appearance(message))
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

extension V2Registration.Appearance {
  fileprivate init(_ message: Message) {
    if message.isHidden {
      self = .hidden
    } else {
      self = message.layout?.kind == .tip ? .tip : .bubble
    }
  }
}

extension Target.ChatStyle {
  /// The cell that shows what schemas say; those that an app writes are its subclasses.
  var generatedCell: String { prefix + "CustomMessageChatCell" }
}
