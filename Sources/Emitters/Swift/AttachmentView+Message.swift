import Schema

extension AttachmentView {
  static func arguments(_ behavior: Behavior) -> [String] {
    joined(
      flags([
        ("forward", behavior.forward), ("revoke", behavior.revoke), ("reply", behavior.reply),
        ("multiSelect", behavior.multiSelect), ("longPress", behavior.longPress),
      ]))
  }

  static func arguments(_ send: Send) -> [String] {
    var arguments = flags([
      ("history", send.history), ("roaming", send.roaming), ("sync", send.sync), ("unread", send.unread),
      ("push", send.push), ("persist", send.persist), ("route", send.route), ("onlineOnly", send.onlineOnly),
      ("lastMessage", send.lastMessage), ("moderation", send.moderation), ("extensions", send.extensions),
      ("receipt", send.receipt),
    ])
    if let priority = send.priority { arguments.append("priority: .\(priority.rawValue)") }
    if let subtype = send.subtype { arguments.append("subtype: \(subtype)") }
    return joined(arguments)
  }

  private static func flags(_ flags: [(String, Bool?)]) -> [String] {
    flags.compactMap { name, value in value.map { "\(name): \($0)" } }
  }

  private static func joined(_ arguments: [String]) -> [String] {
    arguments.isEmpty ? [] : [arguments.joined(separator: ", ")]
  }
}

extension AttachmentView.Hooks {
  init?(_ message: Message, type: String) {
    var requirements: [AttachmentView.Requirement] = []
    for kind in SurfaceKind.allCases where kind.text(in: message.surfaces)?.needsHook == true {
      requirements.append(
        .init(
          docs: ["The `\(kind.rawValue)` text."],
          declaration: "static func \(kind.hookName)(of message: \(type), in context: MessageContext) -> String?"))
    }
    if message.hasLayout, message.layout?.needsHook == true {
      requirements.append(
        .init(
          docs: ["The size of the content in points."],
          declaration: "static func appSize(of message: \(type), in space: MessageLayoutSpace, "
            + "context: MessageContext) -> CGSize"))
    }
    requirements += Self.checks(message.rules, type)
    requirements += TransferWriter.requirements(message.transfer, type)
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

extension SurfaceText {
  /// Some of it is the app's.
  var needsHook: Bool {
    switch self {
    case .hook: true
    case .variants(let variants): variants.contains { $0.text.needsHook }
    case .template, .localized: false
    }
  }
}

extension Layout {
  var needsHook: Bool { ([base] + variants.map(\.entry)).contains { $0.size?.value == .hook } }
}
