import Schema

extension AttachmentView {
  static func arguments(_ behavior: Behavior) -> [String] {
    arguments([
      ("forward", behavior.forward), ("revoke", behavior.revoke), ("reply", behavior.reply),
      ("multiSelect", behavior.multiSelect), ("longPress", behavior.longPress),
    ])
  }

  static func arguments(_ send: Send) -> [String] {
    var more: [String] = []
    if let priority = send.priority { more.append("priority: .\(priority.rawValue)") }
    if let subtype = send.subtype { more.append("subtype: \(subtype)") }
    return arguments(
      [
        ("history", send.history), ("roaming", send.roaming), ("sync", send.sync), ("unread", send.unread),
        ("push", send.push), ("forcePush", send.forcePush), ("pushName", send.pushName), ("persist", send.persist),
        ("route", send.route), ("onlineOnly", send.onlineOnly), ("lastMessage", send.lastMessage),
        ("moderation", send.moderation), ("extensions", send.extensions), ("receipt", send.receipt),
      ], more)
  }

  /// The arguments of an initialiser, in one text; none where nothing is said.
  private static func arguments(_ flags: [(name: String, value: Bool?)], _ more: [String] = []) -> [String] {
    let arguments = flags.compactMap { name, value in value.map { "\(name): \($0)" } } + more
    return arguments.isEmpty ? [] : [arguments.joined(separator: ", ")]
  }
}

extension AttachmentView.Hooks {
  /// nil: nothing of the message is the app's.
  init?(_ message: Message, type: String) {
    var requirements: [AttachmentView.Requirement] = []
    for kind in TextKind.allCases where kind.text(in: message.texts)?.needsHook == true {
      requirements.append(
        .init(
          doc: "The `\(kind.rawValue)` text.",
          "static func \(kind.hookName)(of message: \(type), in context: MessageContext) -> String?"))
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
