import SchemaTestSupport
import Testing

/// What a layout's `content` becomes; where it all stands is shown by KitchenSinkTests.
struct ContentTests {
  private static func files(_ schema: String, sdk: String = "") throws -> [String: String] {
    let configuration = "version: 1\ntargets: [{ name: App, path: Out\(sdk) }]\n"
    let project = TestProject([schema], configuration: configuration)
    try #require(project.findings.filter { $0.severity == .error }.isEmpty)
    return try project.emitted()
  }

  private static func layout(_ content: String, more: String = "") throws -> String {
    let schema = """
      message: Gift
      id: 5
      fields: { title: string, note: string?, photo: url?, stars: int? }
      layout: { content: \(content) }
      \(more)

      """
    return try #require(try files(schema)["CustomMessageLayout.swift"])
  }

  @Test func onlyATargetWithContentHasWhatPlacesIt() throws {
    let without = try Self.files("message: Gift\nid: 5\nlayout: { size: [1, 2] }\n", sdk: ", sdk: [nimkit]")
    let with = try Self.files("message: Gift\nid: 5\nlayout: { content: { label: a } }\n", sdk: ", sdk: [nimkit]")
    #expect(
      Set(with.keys).subtracting(without.keys) == [
        "CustomMessageContentBubble.swift", "MessageContentParts.swift", "MessageContentStyle.swift",
        "MessageContentView.swift",
      ])
    #expect(without["UIKitMeasuring.swift"] == with["UIKitMeasuring.swift"])
  }

  @Test func theGeneratedViewShowsContentWithoutAView() throws {
    let plain = try Self.files("message: Gift\nid: 5\nlayout: { content: { label: a } }\n", sdk: ", sdk: [nimkit]")
    expect(
      plain["CustomMessageLayoutConfig.swift"], has: "return CustomMessageContentBubble.self", lacks: "GiftContentView")
    let own = try Self.files(
      "message: Gift\nid: 5\nlayout: { view: GiftView, content: { label: a } }\n", sdk: ", sdk: [nimkit]")
    expect(
      own["CustomMessageLayoutConfig.swift"], has: "return GiftView.self", lacks: "CustomMessageContentBubble.self")
  }

  @Test func whatHidesIsAskedOnce() throws {
    let layout = try Self.layout(#"{ column: [{ label: "{note}", hideWhenEmpty: true, when: { title: x } }] }"#)
    #expect(
      layout.contains(
        """
            var column: [MessageContent] = []
            if title == "x" {
              let text = note ?? ""
              if !text.isEmpty {
                column.append(MessageContent(.label(MessageContent.Label(text, font: MessageFont(size: 15)))))
              }
            }
            if !column.isEmpty {
              return MessageContent(.column(MessageContent.Stack(column)))
            }
            return MessageContent(.column(MessageContent.Stack([])))

        """))
  }

  @Test func noPaddingIsNotTheSameAsNone() throws {
    #expect(try !Self.layout("{ label: a }").contains("padding: MessageLayout.Insets("))
    #expect(try Self.layout("{ label: a, padding: 0 }").contains(" padding: MessageLayout.Insets(0, 0, 0, 0)\n"))
  }

  @Test func aButtonHasTheMessagesTap() throws {
    #expect(try !Self.layout("{ button: a }").contains("tap:"))
    #expect(try Self.layout("{ button: a }", more: "tap: { event: Open }").contains("tap: tap)"))
    let own = "{ button: a, tap: { open: photo, schemes: [https] } }"
    #expect(
      try Self.layout(own, more: "tap: { event: Open }")
        .contains("tap: messageLink(photo, schemes: [\"https\"]).map { .open($0) }"))
  }

  @Test func tapsOfButtonsAskTheApp() throws {
    let files = try Self.files(
      """
      message: Gift
      id: 5
      layout: { content: [{ button: a, tap: { event: Take } }, { button: b, tap: { event: Take } }, { button: c }] }
      tap: { event: Open }

      """, sdk: ", sdk: [nimkit]")
    let taps = try #require(files["CustomMessageTaps.swift"])
    let functions = taps.split(separator: "\n").filter { $0.hasPrefix("  func ") }
    #expect(
      functions == [
        "  func open(_ gift: GiftAttachment, of message: NIMMessage)",
        "  func take(_ gift: GiftAttachment, of message: NIMMessage)",
      ])
    expect(taps, has: "case (.event(\"Open\"), .gift(let attachment)): open(attachment, of: message)\n")
  }
}
