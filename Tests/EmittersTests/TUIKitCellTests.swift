import SchemaTestSupport
import Testing

/// Which cells show which messages, and what taps on them ask for.
struct TUIKitCellTests {
  private static let layouts = """
    message: Content
    id: content
    layout: { content: { label: Hello } }
    ---
    message: Drawn
    id: drawn
    layout: { size: [200, 50] }
    ---
    message: Named
    id: named
    layout: { view: NamedView, content: { label: Hello } }
    ---
    message: Styled
    id: styled
    layout: { view: { classic: OneCell, minimalist: OtherCell }, variants: [{ when: { direction: incoming }, view: X }] }

    """

  private static func cells(_ sdk: String) throws -> [String] {
    let configuration = """
      version: 1
      envelopes: { default: { id: businessID } }
      targets: [{ name: App, path: Sources/App/Generated, sdk: \(sdk) }]

      """
    let files = try TestProject([layouts], configuration: configuration).emitted()
    let lines = files["TUIKitCustomMessages.swift"]?.split(separator: "\n") ?? []
    return lines.filter { $0.contains("register(\"") }.map { String($0.split(separator: " ")[1].dropLast(6)) }
  }

  @Test func contentNeedsNoCellOfTheApps() throws {
    #expect(
      try Self.cells("[tuikit]") == [
        "CustomMessageCell", "DrawnCell", "NamedView", "OneCell",
        "CustomMessageCell_Minimalist", "DrawnCell_Minimalist", "NamedView_Minimalist", "OtherCell",
      ])
  }

  @Test func besideNIMKitViewsAreNIMKits() throws {
    #expect(
      try Self.cells("[nimkit, tuikit]") == [
        "CustomMessageCell", "DrawnCell", "CustomMessageCell", "StyledCell",
        "CustomMessageCell_Minimalist", "DrawnCell_Minimalist", "CustomMessageCell_Minimalist",
        "StyledCell_Minimalist",
      ])
  }

  @Test func aStyleThatNoTargetHasNeedsNoView() throws {
    let files = try TUIKitTests.files(
      """
      message: Gift
      id: gift
      layout: { view: { minimalist: SmallGiftCell }, variants: [{ when: { direction: incoming }, view: Other }] }

      """, target: ", styles: [minimalist]")
    expect(files["TUIKitCustomMessages.swift"], has: "SmallGiftCell.self, GiftCellData.self")
    let layout = files.values.joined(separator: "\n")
    expect(layout, has: "view: \"SmallGiftCell\"", lacks: "minimalistView: \"", "minimalistView = nil")
  }

  @Test func everyTapAsksTheApp() throws {
    let files = try TUIKitTests.files(
      "message: Gift\nid: gift\ntap: { event: OpenGift }\n",
      """
      message: Card
      id: card
      fields: { url: url? }
      tap: { event: OpenGift }
      layout: { content: { button: More, tap: { open: url, schemes: [https] } } }

      """, "message: Tip\nid: tip\ntap: { event: OpenTip }\nlayout: { kind: tip }\n",
      "message: Link\nid: text_link\nbuiltIn: true\ntap: { event: OpenBuiltIn }\n")
    let taps = try #require(files["TUIKitTaps.swift"])
    expect(
      taps, has: "func openGift(_ gift: GiftAttachment, of message", "func openGift(_ card: CardAttachment, of message",
      "case (.card(let attachment), .event(\"OpenGift\")):")
    #expect(taps.contains("func openLink(_ url: URL, of message"), "of a button")
    expect(taps, lacks: "openTip", "openBuiltIn", "sendText")
    expect(files["TUIKitCustomMessages.swift"], has: "register(_ style: Style, taps: any TUIKitTapHandler)")
  }

  @Test func aLinkNeedsNoHandler() throws {
    let link = "message: Link\nid: link\nfields: { url: url? }\ntap: { open: url, schemes: [https] }\n"
    let files = try TUIKitTests.files(link, target: ", styles: [minimalist]")
    expect(
      files["TUIKitCustomMessages.swift"],
      has: "register(_ style: Style = .minimalist, taps: (any TUIKitTapHandler)? = nil)")
    expect(files["TUIKitMessageCells.swift"], has: "recognizeTaps", lacks: "pluginMsgSelectCallback")
  }

  @Test func withoutTapsNobodyListens() throws {
    let files = try TUIKitTests.files("message: Gift\nid: gift\n")
    // So that code of the app's need not change with the first tap.
    expect(files["TUIKitTaps.swift"], has: "protocol TUIKitTapHandler: AnyObject {\n}")
    expect(files["TUIKitCustomMessages.swift"], has: "taps: (any TUIKitTapHandler)? = nil)")
    expect(files["TUIKitMessageCells.swift"], lacks: "Taps")
    expect(files["CustomMessageBubble.swift"], lacks: "UITapGestureRecognizer")
  }

  @Test func onlyWhatTheSchemaSaysIsOverridden() throws {
    let data = try TUIKitTests.files(
      "message: Gift\nid: gift\nbehavior: { forward: false, longPress: true }\n", "message: Card\nid: card\n",
      "message: Memo\nid: memo\nlayout: { avatar: false }\n")["CustomMessageCellData.swift"]
    let lines = try #require(data).split(separator: "\n").filter { $0.contains("override func") }
    #expect(
      lines == [
        "  public override func canForward() -> Bool { false }",
        "  public override func canLongPress() -> Bool { true }",
      ])
    expect(data, has: "case .memo(let attachment)? = message.customMessage")
    #expect(data?.split(separator: "\n").filter { $0.contains("showAvatar") }.count == 1)
  }
}
