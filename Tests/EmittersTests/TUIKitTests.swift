import SchemaTestSupport
import Testing

/// What the TUIKit bindings hold, and leave out; that they compile is shown by `Tests/Scripts/typecheck-tuikit`.
struct TUIKitTests {
  static func files(_ schemas: String..., target: String = "", envelopes: String = "") throws -> [String: String] {
    let configuration = """
      version: 1
      envelopes: { default: { id: businessID }\(envelopes) }
      targets: [{ name: App, path: Sources/App/Generated, sdk: [tuikit]\(target) }]

      """
    return try TestProject(schemas, configuration: configuration).emitted()
  }

  private static func registrations(_ files: [String: String]) -> [String] {
    let lines = files["TUIKitCustomMessages.swift"]?.split(separator: "\n") ?? []
    return lines.map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("register(\"") || $0.hasPrefix("case .") }
  }

  private static let gift = "message: Gift\nid: gift\nfields: { title: string }\n"

  @Test func standBehindConditions() throws {
    let configuration = "version: 1\nenvelopes: { default: { id: businessID } }\n"
    let target = "targets: [{ name: App, path: Sources/App/Generated }]\n"
    let portable = try TestProject([Self.gift], configuration: configuration + target).emitted()
    let all = try Self.files(Self.gift)
    let bindings = all.filter { portable[$0.key] == nil }
    #expect(
      bindings.keys.sorted() == [
        "CustomMessageBubble.swift", "CustomMessageCellData.swift", "TUIKitCustomMessages.swift",
        "TUIKitMessageCells.swift", "TUIKitTaps.swift", "UIKitMeasuring.swift", "V2TIMMessageReading.swift",
        "V2TIMMessageSending.swift",
      ])
    for (name, text) in bindings {
      let code = text.split(separator: "\n").drop { $0.hasPrefix("//") }
      #expect(code.first?.hasPrefix("#if canImport(") == true && code.last == "#endif", "\(name)")
    }
    for (name, text) in portable { #expect(all[name] == text, "\(name) is the same with bindings") }
  }

  @Test func registersWhatTheKitCanFindAndDoesNotHave() throws {
    let files = try Self.files(
      Self.gift, "message: Link\nid: text_link\nbuiltIn: true\n", "message: Card\nids: [card, big_card]\n",
      "message: Nested\nenvelope: nested\nid: nested\n", "message: Number\nid: 5\n", "message: Range\nids: [1..3]\n",
      "message: Pair\nenvelope: pair\nid: [pair, 1]\n", "message: Other\nenvelope: kind\nid: other\n",
      envelopes: ", nested: { id: businessID, data: data }, pair: { id: [businessID, sub] }, kind: { id: kind }")
    #expect(
      Self.registrations(files) == [
        "case .classic:",
        "register(\"gift\", CustomMessageCell.self, GiftCellData.self, style)",
        "register(\"card\", CustomMessageCell.self, CardCellData.self, style)",
        "register(\"big_card\", CustomMessageCell.self, CardCellData.self, style)",
        "register(\"nested\", CustomMessageCell.self, NestedCellData.self, style)",
        "case .minimalist:",
        "register(\"gift\", CustomMessageCell_Minimalist.self, GiftCellData.self, style)",
        "register(\"card\", CustomMessageCell_Minimalist.self, CardCellData.self, style)",
        "register(\"big_card\", CustomMessageCell_Minimalist.self, CardCellData.self, style)",
        "register(\"nested\", CustomMessageCell_Minimalist.self, NestedCellData.self, style)",
        "case .classic:", "case .minimalist:",
      ])
    let data = try #require(files["CustomMessageCellData.swift"])
    expect(data, lacks: "LinkCellData", "NumberCellData")
    #expect(files["CustomMessage.swift"]?.contains("case link(LinkAttachment)") == true, "it is read all the same")
  }

  @Test func whatIsReadUnderAnOldIDIsRegisteredOnce() throws {
    let files = try Self.files(
      """
      message: Gift
      id: gift
      alsoReads:
        - { envelope: default, id: old_gift }
        - { envelope: default, id: card }
        - { envelope: default, id: text_link }
      """, "message: Card\nid: card\n", target: ", styles: [classic]")
    #expect(
      Self.registrations(files) == [
        "case .classic:",
        "register(\"gift\", CustomMessageCell.self, GiftCellData.self, style)",
        "register(\"old_gift\", CustomMessageCell.self, GiftCellData.self, style)",
        "register(\"card\", CustomMessageCell.self, CardCellData.self, style)",
        "case .classic:",
      ])
  }

  @Test func tipsAndSignalsHaveTheKitsCells() throws {
    let files = try Self.files(
      "message: Joined\nid: joined\nlayout: { kind: tip }\ntexts: { summary: joined }\n",
      "message: Typing\nid: typing\nhidden: true\n", target: ", styles: [minimalist]")
    #expect(
      Self.registrations(files).filter { $0.hasPrefix("register") } == [
        "register(\"joined\", TUISystemMessageCell.self, JoinedCellData.self, style)",
        "register(\"typing\", TUIMessageCell.self, TypingCellData.self, style)",
      ])
    let data = try #require(files["CustomMessageCellData.swift"])
    expect(
      data, has: "class JoinedCellData: TUISystemMessageCellData,",
      "data.content = message.customDisplayText(of: custom)\n", "class TypingCellData: TUIMessageCellData,",
      "override func shouldHide() -> Bool { true }\n")
    #expect(!data.contains(" init("), "a subclass of the system's cell data with an initializer needs another")
  }

  @Test func dialects() throws {
    let swift = try Self.files(Self.gift)
    let objc = try Self.files(Self.gift, target: ", tuikit: objc")
    let signatures = [
      ("CustomMessageCellData.swift", "class func getCellData(message: V2TIMMessage)", "(_ message: V2TIMMessage)"),
      ("CustomMessageCellData.swift", "? .outgoing : .incoming", "? .MsgDirectionOutgoing : .MsgDirectionIncoming"),
      ("TUIKitMessageCells.swift", "fill(with data: TUICommonCellData)", "fill(with data: TUIBubbleMessageCellData)"),
      ("TUIKitCustomMessages.swift", "TUIChatConfig_Minimalist.shared", "styleType: .minimalist)"),
      ("CustomMessageBubble.swift", "TUISwift.tuiChatDynamicColor", "TUITheme.dynamicColor"),
    ]
    for (file, inSwift, inObjC) in signatures {
      #expect(swift[file]?.contains(inSwift) == true && swift[file]?.contains(inObjC) == false, "\(inSwift)")
      #expect(objc[file]?.contains(inObjC) == true && objc[file]?.contains(inSwift) == false, "\(inObjC)")
    }
  }

  /// The runtime knows a class of Swift's by its module's name too: two modules of one app have one each.
  @Test(arguments: ["swift", "objc"])
  func nothingOfOursHasANameOfTheRuntimesThatAnotherModuleMayHave(_ dialect: String) throws {
    for (name, text) in try Self.files(Self.gift, target: ", tuikit: \(dialect)") {
      #expect(!text.contains(#/@objc\(\w+\)\s+[^\n]*\b(class|protocol|enum) (?!func|var)/#), "\(name)")
    }
    let reading = try #require(try Self.files(Self.gift)["V2TIMMessageReading.swift"])
    #expect(!reading.contains("@objc"), "a member of the SDK's class would be that of both modules")
  }

  @Test func slotsOfTheSDKAreRead() throws {
    try expect(Self.files(Self.gift)["V2TIMMessageReading.swift"], has: "let slots = more\n")
    let files = try Self.files("message: Memo\nid: memo\nfields: { text: { type: string?, slot: desc } }\n")
    expect(files["V2TIMMessageReading.swift"], has: "= [\"desc\": element.desc]\n")
  }
}
