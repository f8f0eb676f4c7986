import Schema
import Templating

/// `NIMMessageReading.swift`: what a message of the SDK holds, says and allows.
struct NIMKitReadingView: View {
  let frame: BindingFrame
  /// The id beside the text, an expression.
  let externalID: String
  /// The slots that the SDK's message has, an expression.
  let slots: String
  let readsSubtype: Bool

  static let fields: [ViewField<NIMKitReadingView>] =
    ViewField.frame(\.frame) + [
      .text("externalID", \.externalID), .text("slots", \.slots), .flag("readsSubtype", \.readsSubtype),
    ]

  init(_ messages: [Message], _ schema: Schema, _ frame: BindingFrame) {
    self.frame = frame
    // `messageSubType` came with NIMSDK 8; what does not need it does not mention it.
    readsSubtype = messages.contains { $0.hasExternalID(in: schema) }
    externalID = readsSubtype ? "customMessageSubtype" : "nil"
    let values = [("text", "text"), ("push", "apnsContent")].filter { slot, _ in
      messages.contains { $0.hasField(in: slot) }
    }
    slots =
      values.isEmpty
      ? "[:]"
      : "[\(values.map { "\"\($0)\": \($1)" }.joined(separator: ", "))].compactMapValues { $0?.isEmpty == false ? $0 : nil }"
  }
}

extension Message {
  /// A field of it is sent in a slot of the SDK's message.
  func hasField(in slot: String) -> Bool { fields.contains { $0.slot?.value == .named(slot) } }
}
