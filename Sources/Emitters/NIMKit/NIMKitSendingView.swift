import Schema
import Templating

/// `NIMMessageSending.swift`: a function for each message that makes the SDK's message of it.
struct NIMKitSendingView: View {
  struct MessageView: View {
    let type: String
    let caseName: String
    /// What is before the call that makes the message.
    let keyword: String
    let statements: [String]

    static let fields: [ViewField<MessageView>] = [
      .text("type", \.type), .text("caseName", \.caseName), .text("keyword", \.keyword),
      .texts("statements", \.statements),
    ]
  }

  let frame: BindingFrame
  let messages: [MessageView]

  static let fields: [ViewField<NIMKitSendingView>] =
    ViewField.frame(\.frame) + [
      .list("messages", \.messages)
    ]

  init(_ messages: [Message], _ schema: Schema, _ target: Target, _ frame: BindingFrame) {
    self.frame = frame
    self.messages = messages.map { message in
      let statements =
        Self.slots(message) + Self.setting(message) + Self.members(message.send) + Self.subtype(message, schema)
      return MessageView(
        type: target.attachmentName(of: message), caseName: message.caseName,
        keyword: statements.isEmpty ? "return" : "let message =",
        statements: statements.isEmpty ? [] : statements + ["return message"])
    }
  }

  private static func slots(_ message: Message) -> [String] {
    var statements: [String] = []
    if message.hasField(in: "text") || message.texts.fallback != nil {
      statements.append("message.text = slots()[\"text\"]")
    }
    if message.hasField(in: "push") {
      statements.append("message.apnsContent = slots()[\"push\"]")
    }
    return statements
  }

  /// Only what the schema says; all else is the SDK's own.
  private static func setting(_ message: Message) -> [String] {
    let send = message.send
    // The SDK has no switch for "only who is online": nothing is kept for others then, unless the schema says so.
    let kept: Bool? = send[.onlineOnly] == true ? false : nil
    // A signal is no row that could be unread, or that a push could lead to.
    let noticed: Bool? = message.isHidden ? false : nil
    let settings: [(name: String, value: Bool?)] = [
      ("historyEnabled", send[.history] ?? kept), ("roamingEnabled", send[.roaming] ?? kept),
      ("syncEnabled", send[.sync]), ("shouldBeCounted", send[.unread] ?? noticed),
      ("apnsEnabled", send[.push] ?? noticed ?? kept),
      ("apnsWithPrefix", send[.pushName]), ("persistEnable", send[.persist] ?? kept), ("routeEnabled", send[.route]),
    ]
    let values = settings.compactMap { setting in setting.value.map { "setting.\(setting.name) = \($0)" } }
    return values.isEmpty ? [] : ["let setting = NIMMessageSetting()"] + values + ["message.setting = setting"]
  }

  /// Who is sent a push though they have muted the conversation: every member of a group, which is what the SDK has this
  /// for; it forces the push unless it is told otherwise.
  private static func members(_ send: Send) -> [String] {
    guard send[.forcePush] == true else { return [] }
    return [
      "if session == .team {", "  let members = NIMMessageApnsMemberOption()", "  members.forcePush = true",
      "  message.apnsMemberOption = members", "}",
    ]
  }

  /// The id, where it is outside of the JSON; else what `send` says.
  private static func subtype(_ message: Message, _ schema: Schema) -> [String] {
    guard message.hasExternalID(in: schema) else {
      return message.send.subtype.flatMap { $0 == 0 ? nil : ["message.messageSubType = \($0)"] } ?? []
    }
    switch message.fixedID(0) {
    case .integer(let value)?: return ["message.messageSubType = \(value)"]
    case .string?: return []
    case nil:
      let identity = message.idExpression(0, in: schema)
      return ["if case .integer(let value) = \(identity) { message.messageSubType = Int(truncatingIfNeeded: value) }"]
    }
  }
}
