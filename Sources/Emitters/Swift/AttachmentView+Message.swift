import Schema

extension AttachmentView {
  /// The arguments of an initialiser, in one text; none where nothing is said.
  private struct Arguments {
    var text = ""
    var texts: [String] { text.isEmpty ? [] : [text] }

    mutating func add(_ name: String, _ value: Bool?) { if let value { add(name, value ? "true" : "false") } }

    mutating func add(_ name: String, _ value: String) {
      if !text.isEmpty { text += ", " }
      text += "\(name): \(value)"
    }
  }

  static func arguments(_ behavior: Behavior) -> [String] {
    var arguments = Arguments()
    arguments.add("forward", behavior.forward)
    arguments.add("revoke", behavior.revoke)
    arguments.add("reply", behavior.reply)
    arguments.add("multiSelect", behavior.multiSelect)
    arguments.add("longPress", behavior.longPress)
    return arguments.texts
  }

  static func arguments(_ send: Send) -> [String] {
    var arguments = Arguments()
    arguments.add("history", send.history)
    arguments.add("roaming", send.roaming)
    arguments.add("sync", send.sync)
    arguments.add("unread", send.unread)
    arguments.add("push", send.push)
    arguments.add("forcePush", send.forcePush)
    arguments.add("pushName", send.pushName)
    arguments.add("persist", send.persist)
    arguments.add("route", send.route)
    arguments.add("onlineOnly", send.onlineOnly)
    arguments.add("lastMessage", send.lastMessage)
    arguments.add("moderation", send.moderation)
    arguments.add("extensions", send.extensions)
    arguments.add("receipt", send.receipt)
    if let priority = send.priority { arguments.add("priority", ".\(priority.rawValue)") }
    if let subtype = send.subtype { arguments.add("subtype", "\(subtype)") }
    return arguments.texts
  }
}

extension AttachmentView.Hooks {
  init?(_ message: Message, _ object: SwiftObject) {
    guard message.hasHooks else { return nil }
    let type = object.type
    var requirements: [AttachmentView.Requirement] = []
    for kind in SurfaceKind.allCases where kind.text(in: message.surfaces)?.needsHook == true {
      requirements.append(
        .init(
          docs: ["The `\(kind.rawValue)` text."],
          declaration: "static func \(kind.hookName)(of message: \(type), in context: MessageContext) -> String?"))
    }
    if message.layout?.needsHook == true {
      requirements.append(
        .init(
          docs: ["The size of the content in points."],
          declaration: "static func appSize(of message: \(type), in space: MessageLayoutSpace, "
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
      if case .hook(let name) = rule.kind, !names.contains(name.value) { names.append(name.value) }
    }
    return names.map {
      .init(
        docs: ["Whether a value passes the check `\(SwiftLiteral.commentLines($0)[0])`."],
        declaration: "static func \(SwiftNames.escaped($0))(_ value: \(type)) -> Bool")
    }
  }
}

extension Message {
  /// Some of it may be the app's.
  fileprivate var hasHooks: Bool {
    if layout != nil || transfer != nil || !rules.isEmpty { return true }
    return SurfaceKind.allCases.contains { $0.text(in: surfaces)?.needsHook == true }
  }
}
