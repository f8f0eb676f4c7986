import Schema
import Templating

/// `V2TIMMessageSending.swift`: the making and sending of the SDK's message.
struct TUIKitSendingView: View {
  /// A message with fields in slots of the SDK's message.
  struct SlotType: View {
    let type: String
    /// The names of the slots, in quotes, with commas.
    let slots: String

    static let fields: [ViewField<SlotType>] = [.text("type", \.type), .text("slots", \.slots)]
  }

  let frame: BindingFrame
  let slotTypes: [SlotType]

  static let fields: [ViewField<TUIKitSendingView>] =
    ViewField.frame(\.frame) + [
      .list("slotTypes", \.slotTypes), .flag("hasSlotTypes") { !$0.slotTypes.isEmpty },
    ]

  init(_ messages: [Message], _ target: Target, _ frame: BindingFrame) {
    self.frame = frame
    slotTypes = messages.compactMap { message in
      let slots = TUIKitReadingView.slotSources.map(\.slot).filter(message.hasField)
      if slots.isEmpty { return nil }
      return SlotType(
        type: target.attachmentName(of: message), slots: slots.map(SwiftLiteral.string).joined(separator: ", "))
    }
  }
}
