import Schema
import Templating

/// `V2TIMMessageReading.swift`: what a message of the SDK holds and says.
struct TUIKitReadingView: View {
  let frame: BindingFrame
  /// What the SDK's message has of the slots that fields are sent in, an expression; none or one.
  let slots: [String]

  static let fields: [ViewField<TUIKitReadingView>] =
    ViewField.frame(\.frame) + [
      .texts("slots", \.slots)
    ]

  /// The slots that the SDK's message has, and where it has them.
  static let slotSources: [(slot: String, value: String)] = [
    (slot: "desc", value: "element.desc"), ("extension", "element.ext"), ("push", "offlinePushInfo?.desc"),
  ]

  init(_ messages: [Message], _ frame: BindingFrame) {
    self.frame = frame
    let values = Self.slotSources.filter { slot, _ in messages.contains { $0.hasField(in: slot) } }
    let list = values.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    slots = values.isEmpty ? [] : ["[\(list)]"]
  }
}
