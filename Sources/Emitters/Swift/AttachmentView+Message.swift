import Schema

extension AttachmentView {
  static func arguments(_ behavior: [UserAction: Bool]) -> [String] { oneLine(behavior.named) }

  static func arguments(_ send: Send) -> [String] {
    var arguments = send.options.named
    if let priority = send.priority { arguments.append("priority: .\(priority.rawValue)") }
    if let subtype = send.subtype { arguments.append("subtype: \(subtype)") }
    return oneLine(arguments)
  }

  /// The arguments of an initializer, in one text; none where nothing is said.
  private static func oneLine(_ arguments: [String]) -> [String] {
    arguments.isEmpty ? [] : [arguments.joined(separator: ", ")]
  }
}

extension AttachmentView.Hooks {
  /// nil: nothing of the message is the app's.
  init?(_ message: Message, type: String) {
    var requirements: [AttachmentView.Requirement] = []
    for (kind, text) in message.texts.all where text.value.needsHook {
      requirements.append(
        .init(
          doc: "The `\(kind.rawValue)` text.",
          "static func \(SwiftNames.hook(kind.rawValue))(of message: \(type), in context: MessageContext) -> String?"))
    }
    if message.layout?.needsHook == true {
      requirements.append(
        .init(
          doc: "The size of the content in points.",
          "static func appSize(of message: \(type), in space: MessageLayoutSpace, "
            + "context: MessageContext) -> CGSize"))
    }
    requirements += Self.checks(message.rules, type)
    if let transfer = message.transfer { requirements += TransferWriter.requirements(transfer, type) }
    if requirements.isEmpty { return nil }
    self.init(protocol: message.name + "Hooks", requirements: requirements)
  }

  static func checks(_ rules: [ValidationRule], _ type: String) -> [AttachmentView.Requirement] {
    var names: [String] = []
    for rule in rules {
      if case .hook(let name) = rule.assertion, !names.contains(name.value) { names.append(name.value) }
    }
    return names.map {
      .init(
        doc: "Whether a value passes the check `\(SwiftLiteral.commentLines($0)[0])`.",
        "static func \(SwiftNames.escaped($0))(_ value: \(type)) -> Bool")
    }
  }
}
