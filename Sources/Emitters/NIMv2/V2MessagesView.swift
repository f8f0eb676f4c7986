import Schema
import Templating

/// `V2CustomMessages.swift`: attachment, parser, registration, reading and sending.
struct V2MessagesView: View {
  /// A message whose number beside the JSON is not always 0.
  struct SubType: View {
    /// Escaped.
    let caseName: String
    /// `(let attachment)`, or nothing.
    let binding: String
    let value: String

    static let fields: [ViewField<SubType>] = [
      .text("caseName", \.caseName), .text("binding", \.binding), .text("value", \.value),
    ]
  }

  let frame: BindingFrame
  /// What the SDK's message has of the slots that fields are sent in, an expression; none or one.
  let slots: [String]
  /// What a conversation's last message has of the slots, an expression.
  let lastSlots: String
  /// Messages with a field in the text of the SDK's message, escaped.
  let textCases: [String]
  /// The same of its push.
  let pushCases: [String]
  let subTypes: [SubType]
  let messages: [MessageCaseView]

  static let fields: [ViewField<V2MessagesView>] =
    ViewField.frame(\.frame) + [
      .texts("slots", \.slots), .text("lastSlots", \.lastSlots), .texts("textCases", \.textCases),
      .flag("hasTextCases") { !$0.textCases.isEmpty },
      .texts("pushCases", \.pushCases), .flag("hasPushCases") { !$0.pushCases.isEmpty }, .list("subTypes", \.subTypes),
      .list("messages", \.messages),
    ]

  init(_ messages: [Message], _ spelling: SwiftSpelling, _ frame: BindingFrame) {
    self.frame = frame
    let used = [("text", "text"), ("push", "pushConfig?.pushContent")].filter { slot, _ in
      messages.contains { $0.hasField(in: slot) }
    }
    slots = used.isEmpty ? [] : ["[\(used.map { "\"\($0)\": \($1)" }.joined(separator: ", "))]"]
    pushCases = messages.filter { $0.hasField(in: "push") }.map(\.caseName)
    textCases = messages.filter { $0.hasField(in: "text") }.map(\.caseName)
    lastSlots = textCases.isEmpty ? "[:]" : "[\"text\": text].compactMapValues { $0?.isEmpty == false ? $0 : nil }"
    subTypes = messages.compactMap { SubType($0, spelling) }
    self.messages = messages.map { MessageCaseView($0, spelling) }
  }
}

extension V2MessagesView.SubType {
  /// nil: there is no number.
  init?(_ message: Message, _ spelling: SwiftSpelling) {
    caseName = message.caseName
    var binding = ""
    var value = ""
    if spelling.schema[message.envelope].hasExternalID {
      switch message.fixedID(0) {
      case .integer(let number)?: value = String(number)
      case .string?: break
      case nil where !message.ids.all.isEmpty:
        binding = "(let attachment)"
        value = "Self.v2Number(attachment.\(message.idExpression(0, in: spelling.schema)))"
      case nil: break
      }
    }
    if value.isEmpty, let subtype = message.send.subtype, subtype != 0 { value = String(subtype) }
    if value.isEmpty || value == "0" { return nil }
    self.binding = binding
    self.value = value
  }
}
