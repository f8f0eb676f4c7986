import SchemaTestSupport
import Testing

@testable import Emitters

/// What the NIMKit bindings hold, and leave out; that they compile is shown by `Tests/Scripts/typecheck-bindings`.
struct NIMKitTests {
  private static func files(_ schemas: String..., settings: String = "", access: String = "public") throws
    -> [String: String]
  {
    let configuration = """
      version: 1
      \(settings)
      targets: [{ name: App, path: Sources/App/Generated, sdk: [nimkit], access: \(access) }]

      """
    return try TestProject(schemas, configuration: configuration).emitted()
  }

  private static let gift = "message: Gift\nid: 5\nfields: { title: string }\n"

  @Test func standBehindConditions() throws {
    let portable = try TestProject([Self.gift], configuration: TestProject.target).emitted()
    let all = try Self.files(Self.gift)
    let bindings = all.filter { portable[$0.key] == nil }
    #expect(
      bindings.keys.sorted() == [
        "CustomMessageLayoutConfig.swift", "CustomMessageTaps.swift", "NIMCustomMessageAttachment.swift",
        "NIMCustomMessageCoder.swift", "NIMCustomMessages.swift", "NIMMessageReading.swift",
        "NIMMessageSending.swift", "UIKitMeasuring.swift",
      ])
    for (name, text) in bindings {
      let code = text.split(separator: "\n").drop { $0.hasPrefix("//") }
      #expect(code.first?.hasPrefix("#if canImport(UIKit)") == true && code.last == "#endif", "\(name)")
    }
    for (name, text) in portable { #expect(all[name] == text, "\(name) is the same with bindings") }
  }

  @Test func onlyAMessageWithATransferAnswersForFiles() throws {
    let upload = """
      message: Photo
      id: 6
      fields: { url: string?, name: string }
      transfer: { upload: { path: "{name}.jpg", url: url } }

      """
    let without = try Self.files(Self.gift)
    expect(without["NIMCustomMessageAttachment.swift"], lacks: "attachmentNeedsUpload")
    #expect(without["CustomMessageFiles.swift"] == nil)
    let with = try Self.files(Self.gift, upload)
    let attachment = try #require(with["NIMCustomMessageAttachment.swift"])
    expect(
      attachment, has: "case .photo: return Upload(message, content)\n    default: return Plain(message, content)",
      lacks: "attachmentNeedsDownload")
    #expect(
      with["CustomMessageFiles.swift"]?.contains("attachment.upload.flatMap(CustomMessageFiles.named)") == true,
      "what a template makes of a message is a name, never a path")
  }

  @Test func sendsWhatTheSchemaSaysAndNoMore() throws {
    let text = try #require(
      try Self.files(Self.gift, "message: Call\nid: 6\nsend: { onlineOnly: true, history: true, push: false }\n")[
        "NIMMessageSending.swift"])
    expect(text, has: "return NIMMessage.carrying(.gift(self), in: session)\n")
    let settings = text.split(separator: "\n").filter { $0.contains("setting.") }.map { $0.drop { $0 == " " } }
    #expect(
      settings == [
        "setting.historyEnabled = true", "setting.roamingEnabled = false", "setting.apnsEnabled = false",
        "setting.persistEnable = false",
      ])
    #expect(!text.contains("messageSubType"), "it came with NIMSDK 8")
  }

  @Test func signalsAreNeitherCountedNorPushed() throws {
    let files = try Self.files(
      "message: Sync\nid: 6\nhidden: true\n---\nmessage: Call\nid: 7\nhidden: true\nsend: { push: true }\n---\n"
        + "message: Typing\nid: 8\nsend: { onlineOnly: true }\n")
    let text = try #require(files["NIMMessageSending.swift"])
    let settings = text.split(separator: "\n").filter { $0.contains("shouldBeCounted") || $0.contains("apnsEnabled") }
    #expect(
      settings.map { $0.drop { $0 == " " } } == [
        "setting.shouldBeCounted = false", "setting.apnsEnabled = false",
        "setting.shouldBeCounted = false", "setting.apnsEnabled = true", "setting.apnsEnabled = false",
      ])
  }

  @Test func aForcedPushReachesTheMembersOfTeams() throws {
    let text = try #require(
      try Self.files("message: Call\nid: 6\nsend: { forcePush: true, pushName: false }\n")["NIMMessageSending.swift"])
    expect(
      text, has: "    setting.apnsWithPrefix = false\n",
      "    if session == .team {\n      let members = NIMMessageApnsMemberOption()\n")
    let plain = try #require(
      try Self.files("message: Call\nid: 6\nsend: { forcePush: false }\n")["NIMMessageSending.swift"])
    expect(plain, lacks: "NIMMessageApnsMemberOption")
  }

  @Test func identityOutsideIsTheSubtype() throws {
    let files = try Self.files(
      "message: Notice\nenvelope: sdk\nid: 77\n---\nmessage: Range\nenvelope: sdk\nids: [3..5, 9]\n",
      settings: "envelopes: { sdk: { externalId: true } }")
    let sending = try #require(files["NIMMessageSending.swift"])
    expect(
      sending, has: "message.messageSubType = 77\n", "if case .integer(let value) = identity { message.messageSubType ="
    )
    expect(files["NIMMessageReading.swift"], has: "message(externalID: customMessageSubtype, slots: [:])")
  }

  @Test func slotsOfTheSDKAreReadAndWritten() throws {
    let files = try Self.files(
      "message: Memo\nid: 6\nfields: { text: { type: string?, slot: text }, push: { type: string?, slot: push } }\n")
    expect(
      files["NIMMessageReading.swift"],
      has: "slots: [\"text\": text, \"push\": apnsContent].compactMapValues { $0?.isEmpty == false ? $0 : nil }")
    expect(
      files["NIMMessageSending.swift"],
      has: "message.text = slots()[\"text\"]\n", "message.apnsContent = slots()[\"push\"]\n")
  }

  @Test func everyTapAsksTheApp() throws {
    let files = try Self.files(
      "message: Gift\nid: 5\ntap: { event: OpenGift }\n---\nmessage: Card\nid: 6\ntap: { event: OpenGift }\n",
      "message: Link\nid: 7\nfields: { url: url? }\ntap: { open: url, schemes: [https] }\n")
    let taps = try #require(files["CustomMessageTaps.swift"])
    expect(
      taps, has: "func openGift(_ gift: GiftAttachment, of message: NIMMessage)\n",
      "func openGift(_ card: CardAttachment, of message: NIMMessage)\n",
      "func openLink(_ url: URL, of message: NIMMessage)\n", lacks: "func sendText")
  }

  @Test func viewsAreNamedByTheirClasses() throws {
    let files = try Self.files(
      """
      message: Gift
      id: 5
      fields: { title: string }
      layout:
        view: { classic: GiftView, minimalist: SmallGiftView }
        variants: [{ when: { title: x }, view: TipView }]

      """)
    let layout = try #require(files["CustomMessageLayoutConfig.swift"])
    expect(
      layout, has: "case \"GiftView\": return GiftView.self\n    case \"TipView\": return TipView.self\n",
      lacks: "SmallGiftView")
  }

  @Test func onlyPublicClassesAreOpen() throws {
    try expect(Self.files(Self.gift)["CustomMessageLayoutConfig.swift"], has: "open override func")
    let layout = try Self.files(Self.gift, access: "internal")["CustomMessageLayoutConfig.swift"]
    expect(layout, lacks: "open ")
  }
}

/// The bubble views that `messagegen new` begins.
struct NewViewTests {
  private static func views(_ schema: String, of messages: [String]) throws -> [String: String] {
    let project = TestProject(
      [schema], configuration: "version: 1\ntargets: [{ name: App, path: Out, sdk: [nimkit], messages: [Tip, Gift] }]\n"
    )
    let files = try NewView.files(
      project.schema, target: project.schema.configuration.targets[0], messages: messages)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private static let schema = """
    message: Gift
    id: 5
    fields: { title: string, secret: { type: string, sensitive: true }, accessibility: string?, count: int }
    layout: { size: [200, 50], variants: [{ when: { count: 0 }, view: TipView }] }
    ---
    message: Tip
    id: 6
    layout: { view: TipView }
    ---
    message: Other
    id: 7
    layout: {}

    """

  @Test func aLabelForEachTextAndNumberThatIsShown() throws {
    let view = try #require(try Self.views(Self.schema, of: ["Gift"])["GiftContentView.swift"])
    expect(
      view, has: "private let titleLabel = UILabel()\n  private let accessibilityTextLabel = UILabel()\n",
      #"countLabel.text = "\(gift.count)""#, lacks: "secret")
    #expect(!view.contains("systemLayoutSizeFitting"), "the schema has its size")
  }

  @Test func whatIsNotForPeopleIsNotShown() throws {
    let view = try #require(
      try Self.views(
        """
        message: Gift
        id: 5
        fields:
          title: string
          valid: string
          grid: string
          md5: string
          fileMD5: string
          giftId: string
          userID: string
          open_id: string
          coverUrl: string?
          url: string?
          photo: string?
        local: { file: string? }
        layout: { size: [200, 50] }
        transfer: { upload: { path: file, url: photo } }

        """, of: ["Gift"])["GiftContentView.swift"])
    let labels = view.split(separator: "\n").filter { $0.contains(" = UILabel()") }.map { $0.drop { $0 == " " } }
    #expect(
      labels == [
        "private let titleLabel = UILabel()", "private let validLabel = UILabel()", "private let gridLabel = UILabel()",
      ])
  }

  @Test func whatHasNothingForPeopleShowsItsSummary() throws {
    let view = try #require(
      try Self.views("message: Gift\nid: 5\nfields: { url: string }\nlayout: { size: [9, 9] }\n", of: ["Gift"])[
        "GiftContentView.swift"])
    expect(view, has: "summaryLabel.text = data.message.customSummary")
  }

  /// The size is the view's only if some message may have none of the schema's.
  @Test(arguments: [
    (["direction: incoming", "direction: outgoing"], false), (["direction: incoming"], true),
    (["session: [p2p, team]", "session: chatroom"], false), (["session: p2p", "session: team"], true),
    (["direction: incoming, session: p2p", "direction: outgoing", "session: [team, chatroom]"], false),
    (["direction: incoming", "direction: outgoing, n: 1"], true),
  ])
  func variantsMaySizeEveryMessage(_ conditions: [String], sizesItself: Bool) throws {
    let variants = conditions.map { "{ when: { \($0) }, size: [9, 9] }" }.joined(separator: ", ")
    let schema = "message: Gift\nid: 5\nfields: { n: int }\nlayout: { variants: [\(variants)] }\n"
    let view = try #require(try Self.views(schema, of: ["Gift"])["GiftContentView.swift"])
    #expect(view.contains("systemLayoutSizeFitting") == sizesItself, "\(variants)")
  }

  @Test func aSharedViewKnowsAllOfItsMessages() throws {
    let views = try Self.views(Self.schema, of: ["Tip"])
    #expect(views.keys.sorted() == ["TipView.swift"])
    let view = try #require(views["TipView.swift"])
    expect(view, has: "case .gift(let gift)?:", "case .tip?:", "systemLayoutSizeFitting")
  }

  @Test(arguments: [
    ("path: Sources/App/Generated", "Sources/App"), ("path: Generated", "."), ("path: ./Out", "."),
    ("path: Out/Generated, views: Bubbles", "Bubbles"),
  ])
  func standBesideTheOutput(target: String, folder: String) throws {
    let project = TestProject([Self.schema], configuration: "version: 1\ntargets: [{ name: App, \(target) }]\n")
    #expect(try project.schema.configuration.targets[0].viewFolder == folder)
  }

  @Test func messagesOfOtherTargetsHaveNone() throws {
    #expect(try Self.views(Self.schema, of: ["Other"]).isEmpty)
  }
}
