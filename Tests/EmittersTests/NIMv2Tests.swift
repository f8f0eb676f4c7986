import SchemaTestSupport
import Testing

@testable import Emitters

/// What a target with `nim-v2` gets; that it type-checks is shown by `Tests/Scripts/typecheck-bindings-v2`.
struct NIMv2Tests {
  static let gift = """
    message: Gift
    id: 1001
    fields: { title: string }
    layout:
      size: [249, 96]
      insets: { outgoing: [3, 3, 3, 8], incoming: [4, 8, 4, 3] }
      variants: [{ when: { direction: incoming }, avatar: false }]

    """

  private static let kitFiles = [
    "CustomMessageChatBubble.swift", "CustomMessageChatCells.swift", "CustomMessageChat.swift",
    "CustomMessageControllers.swift",
  ]

  private func files(_ schemas: String..., more: String = "") throws -> [String: String] {
    let configuration = """
      version: 1
      envelopes: { sdk: { externalId: true }, flat: { id: type }, other: { id: cmd } }
      targets: [{ name: App, path: Out, sdk: [nim-v2]\(more) }]

      """
    return try TestProject(schemas, configuration: configuration).emitted()
  }

  /// What `encode()` writes of a message's own accord.
  private func texts(_ name: String, _ files: [String: String]) throws -> [Substring] {
    try #require(files[name]).split(separator: "\n").filter { $0.contains("json.raw(") }
  }

  @Test func onlyATargetThatAsksHasTheBinding() throws {
    #expect(try files(Self.gift)["V2CustomMessages.swift"] != nil)
    #expect(try TestProject([Self.gift], configuration: TestProject.target).emitted()["V2CustomMessages.swift"] == nil)
  }

  @Test func everyFileStandsInsideItsCondition() throws {
    let files = try files(Self.gift)
    expect(files["V2CustomMessages.swift"], has: "\n#if canImport(NIMSDK)\nimport Foundation\n")
    let kit = "\n#if canImport(NEChatKit) && canImport(NEChatUIKit) && canImport(NIMSDK) && canImport(UIKit)\n"
    for name in Self.kitFiles {
      #expect(files[name]?.contains(kit + "import Foundation\nimport NEChatKit\n") == true, "\(name)")
    }
    for name in Self.kitFiles + ["V2CustomMessages.swift"] { #expect(files[name]?.hasSuffix("}\n#endif\n") == true) }
  }

  @Test func theHeightOfTheRowIsWrittenWhereItIsAskedFor() throws {
    #expect(try texts("GiftAttachment.swift", files(Self.gift))[0].contains("customHeight") == false)
    let texts = try texts("GiftAttachment.swift", files(Self.gift, more: ", customHeight: true"))
    #expect(texts[0].hasSuffix(##"json.raw(#"{"type":1001,"customHeight":136,"data":{"#)"##), "96, 8 and 32")
  }

  @Test func thereIsNoHeightThatIsNotAlwaysTheSame() throws {
    let schemas = [
      "message: A\nid: 1001\nlayout: { size: auto }\n",
      "message: B\nid: 1002\nfields: { f: bool }\n"
        + "layout: { size: [9, 9], variants: [{ when: { f: true }, size: [9, 8] }] }\n",
      "message: C\nid: 1003\nlayout: { size: [9, full*0.5] }\n",
      "message: D\nid: 1004\nlayout: { size: [9, 9] }\n"
        + "fields: { h: { type: int, slot: envelope, key: customHeight } }\n",
      "message: E\nid: 1005\nenvelope: other\nlayout: { size: [9, 9] }\n",
      "message: F\nid: 1006\n",
      "message: G\nid: 1007\nenvelope: flat\nlayout: { size: [9, 9] }\n"
        + "fields: { h: { type: int, key: customHeight } }\n",
    ]
    let files = try files(schemas.joined(separator: "---\n"), more: ", customHeight: true")
    for name in "ABCDEFG" {
      #expect(try texts("\(name)Attachment.swift", files).allSatisfy { !$0.contains("customHeight") }, "\(name)")
    }
  }

  /// The statements that fill the kit's registry, of all styles.
  private func cells(_ schemas: String..., more: String = "") throws -> [String] {
    let files = try files(schemas.joined(separator: "---\n"), more: more)
    return try #require(files["CustomMessageChat.swift"]).split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("add(") }.map { String($0.dropFirst(4).dropLast()) }
  }

  @Test func everyMessageWithAnIntegerHasACell() throws {
    let cells = try cells(
      Self.gift, "message: Poll\nids: [1010, 1020..1029]\nlayout: { size: auto }\n",
      "message: Text\nid: text\nlayout: { size: auto }\n", "message: Plain\nid: 1040\n",
      "message: Hidden\nid: 1041\nhidden: true\nlayout: { size: auto }\n",
      "message: Other\nid: 1042\nenvelope: other\nlayout: { size: auto }\n",
      "message: Line\nid: 1043\nlayout: { kind: tip }\n",
      "message: Drawn\nid: 1044\nlayout: { content: { label: a } }\n",
      "message: Own\nid: 1045\nlayout: { view: OwnView, content: { label: a } }\n")
    #expect(
      cells == [
        "GiftCell.self, 1001...1001", "PollCell.self, 1010...1010", "PollCell.self, 1020...1029",
        "CustomMessageChatCell.self, 1040...1040", "CustomMessageChatHiddenCell.self, 1041...1041",
        "CustomMessageChatTipCell.self, 1043...1043", "CustomMessageChatCell.self, 1044...1044",
        "OwnCell.self, 1045...1045",
      ])
  }

  @Test func withoutAnIntegerThereIsNothingToRegister() throws {
    let files = try files("message: Text\nid: text\n")
    for name in Self.kitFiles { #expect(files[name] == nil, "\(name)") }
    #expect(files["UIKitMeasuring.swift"] != nil)
  }

  @Test func eachStyleHasItsOwnCells() throws {
    let plain = "message: Plain\nid: 1040\n"
    #expect(
      try cells(Self.gift, plain, more: ", styles: [fun]") == [
        "FunGiftCell.self, 1001...1001", "FunCustomMessageChatCell.self, 1040...1040",
      ])
    #expect(try cells(Self.gift, plain, more: ", styles: [fun, normal]").count == 4)
    let chat = try files(Self.gift, more: ", styles: [fun, normal]")["CustomMessageChat.swift"]
    expect(chat, has: "static func register(_ style: Style, taps:")
    try expect(files(Self.gift)["CustomMessageChat.swift"], has: "_ style: Style = .normal, taps:")
  }

  @Test func anAppMayHaveControllersOfItsOwn() throws {
    let files = try files(Self.gift, more: ", controllers: false")
    #expect(files["CustomMessageControllers.swift"] == nil)
    expect(files["CustomMessageChat.swift"], lacks: "CustomMessageControllers")
  }

  /// They are begun, once.
  @Test func cellsOfTheAppAreSubclasses() throws {
    let schemas = [
      Self.gift, "message: Mood\nid: 1002\nfields: { level: int }\nlayout: { size: auto }\n",
      "message: Drawn\nid: 1003\nlayout: { content: { label: a } }\n",
      "message: Own\nid: 1004\nlayout: { view: OwnView, content: { label: a } }\n",
      "message: Text\nid: text\nlayout: { size: auto }\n",
    ]
    let schema = try TestProject(
      schemas,
      configuration: "version: 1\ntargets: [{ name: App, path: Out, sdk: [nim-v2], styles: [normal, fun] }]\n"
    ).schema
    let files = try NewView.files(
      schema, target: schema.configuration.targets[0], messages: schema.messages.map(\.name))
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    #expect(
      files.map(\.name) == [
        "GiftCell.swift", "MoodCell.swift", "OwnCell.swift", "FunGiftCell.swift", "FunMoodCell.swift",
        "FunOwnCell.swift",
      ])
    expect(texts["GiftCell.swift"], has: "final class GiftCell: CustomMessageChatCell {")
    expect(texts["FunGiftCell.swift"], has: "final class FunGiftCell: FunCustomMessageChatCell {")
    expect(
      texts["GiftCell.swift"], has: "case .gift(let attachment): lines = [attachment.title]", lacks: "automaticSize")
    expect(
      texts["MoodCell.swift"], has: #"lines = ["\(attachment.level)"]"#, "override class func automaticSize(of message:"
    )
    expect(texts["OwnCell.swift"], lacks: "lines")
  }

  @Test func theMenuIsTouchedWhereASchemaForbidsSomething() throws {
    try expect(files(Self.gift)["CustomMessageChat.swift"], lacks: "OperationItem")
    let files = try files(Self.gift + "behavior: { forward: false }\n")
    expect(files["CustomMessageChat.swift"], has: "OperationItem")
  }

  @Test func theNumberBesideAMessageIsItsIdentityOrItsSubtype() throws {
    let schemas = [
      "message: One\nid: 30\nenvelope: sdk\nsend: { subtype: 5 }\n", "message: Two\nids: [40, 41]\nenvelope: sdk\n",
      "message: Three\nid: 1000\nsend: { subtype: 6 }\n", "message: Four\nid: 1001\nsend: { subtype: 0 }\n",
    ]
    let text = try #require(try files(schemas.joined(separator: "---\n"))["V2CustomMessages.swift"])
    expect(
      text, has: "    case .one: return 30\n",
      "    case .two(let attachment): return Self.v2Number(attachment.identity)\n", "    case .three: return 6\n",
      lacks: "    case .four: return")
  }
}

/// The profile's files.
struct ProfileEmissionTests {
  static let profile = "profile: { typeName: Sender, fields: { name: string?, level: Level? } }\n"
  static let level = "enum: Level\ncases: [low, high]\n"

  @Test func aProfileAndTheTypesItUsesAreInEveryTarget() throws {
    let files = try TestProject([Self.level], configuration: TestProject.target + Self.profile).emitted()
    expect(files["Sender.swift"], has: "struct Sender: Hashable, Sendable")
    #expect(files["Level.swift"] != nil)
    #expect(files["ProfileBindings.swift"] == nil, "without an SDK there is nothing to bind")
  }

  @Test func withoutAProfileThereIsNoFile() throws {
    let files = try TestProject([Self.level], configuration: TestProject.target).emitted()
    #expect(files.values.allSatisfy { !$0.contains("ProfileLookup") })
  }

  @Test(arguments: [("nimkit", true, false), ("nim-v2", false, true), ("nimkit, nim-v2", true, true)])
  func bindingsAreThoseOfTheTarget(_ sdks: String, v1: Bool, v2: Bool) throws {
    let target = "version: 1\ntargets: [{ name: App, path: Out, sdk: [\(sdks)] }]\n"
    let text = try #require(
      try TestProject([Self.level], configuration: target + Self.profile).emitted()["ProfileBindings.swift"])
    #expect(text.contains("extension NIMMessage {") == v1)
    #expect(text.contains("NIMKitDataProvider") == v1)
    #expect(text.contains("extension V2NIMMessage {") == v2)
  }
}
