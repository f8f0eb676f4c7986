import Schema

extension AttachmentView {
  /// - Parameter nested: the declarations and codings of the inline types.
  init(_ message: Message, _ expression: SwiftExpression, header: String?, nested: NestedTypes) {
    let spelling = expression.spelling
    self.header = header
    access = spelling.target.access.rawValue
    type = spelling.target.attachmentName(of: message)
    nameLiteral = SwiftLiteral.string(message.name)
    isHidden = message.isHidden
    behavior = Self.arguments(message.behavior)
    sending = Self.arguments(message.send)
    object = ObjectView(message, spelling, nested: nested.declarations)
    var names = Names((message.fields + message.locals).map(\.swiftName))
    json = names.free("json")
    encoding = EnvelopeWriter.statements(message, spelling, json: json)
    texts = SurfaceKind.allCases.compactMap { kind in
      guard let text = kind.text(in: message.surfaces) else { return nil }
      let writer = TextWriter(expression: expression, hook: "Self.\(kind.hookName)(of: self, in: context)")
      return Text(surface: kind.rawValue, statements: writer.statements(text))
    }
    tap = message.tap.map { Body(name: "tap", statements: TapWriter(expression: expression).statements($0)) }
    let transfer = TransferWriter(expression: expression)
    transfers = transfer.bodies(message.transfer)
    upload = transfer.upload(message.transfer)
    slots = SlotWriter(expression: expression).statements(message)
    let subject = ObjectCodingView.Subject(
      type: type, fields: message.fields, locals: message.locals, rules: message.rules,
      identity: RememberedIdentity(message, spelling.schema).properties, message: message)
    codings = [ObjectCodingView(subject, expression)] + nested.codings
    hooks = Hooks(message, type: type)
  }

  private static func arguments(_ behavior: Behavior) -> [String] {
    joined(
      flags([
        ("forward", behavior.forward), ("revoke", behavior.revoke), ("reply", behavior.reply),
        ("multiSelect", behavior.multiSelect), ("longPress", behavior.longPress),
      ]))
  }

  private static func arguments(_ send: Send) -> [String] {
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

extension ObjectView {
  init(_ message: Message, _ spelling: SwiftSpelling, nested: [String]) {
    let fields = message.fields + message.locals
    access = spelling.target.access.rawValue
    name = spelling.target.attachmentName(of: message)
    docs = Documentation.lines(message.declaration, mentionsDeprecation: true)
    conformances = Self.conformances(spelling.target.conformances, fields)
    constants = message.identity.single.map { [Self.typeID($0)] } ?? []
    let identity = RememberedIdentity(message, spelling.schema).properties
    properties = identity.map { Property($0) } + fields.map { Property($0, spelling) }
    deprecation = Documentation.deprecation(message.declaration)
    parameters = separated(identity.map(\.parameter) + fields.map(spelling.parameter))
    mirror = Self.mirror(fields, spelling)
    self.nested = nested
  }

  init(_ object: ObjectType, _ id: ObjectType.ID, _ spelling: SwiftSpelling, nested: [String]) {
    access = spelling.target.access.rawValue
    name = object.name
    docs = Documentation.lines(object.declaration, mentionsDeprecation: true)
    conformances = Self.conformances(spelling.conformances(of: id), object.fields)
    constants = []
    properties = object.fields.map { Property($0, spelling) }
    deprecation = Documentation.deprecation(object.declaration)
    parameters = separated(object.fields.map(spelling.parameter))
    mirror = Self.mirror(object.fields, spelling)
    self.nested = nested
  }

  private static func conformances(_ equality: String, _ fields: [Field]) -> String {
    equality + (fields.contains(where: \.isSensitive) ? "Sendable, CustomReflectable" : "Sendable")
  }

  private static func typeID(_ value: Identity.Value) -> Constant {
    let doc = "The id of the message on the wire."
    switch value {
    case .integer(let value): return Constant(doc: doc, name: "typeID", type: "Int", value: String(value))
    case .string(let text): return Constant(doc: doc, name: "typeID", type: "String", value: SwiftLiteral.string(text))
    }
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
    if message.layout?.needsHook == true {
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
