import Schema
import SchemaTestSupport
import SourceText
import Testing

/// That the keys which came with TUIKit mean what was written.
struct TUIKitModelTests {
  private func run(_ text: String) throws -> Schema {
    let project = TestProject(text)
    #expect(project.printed() == "")
    return try project.schema
  }

  @Test func `a tip has neither bubble nor avatar nor nickname, unless they are written`() throws {
    let schema = try run(
      """
      === messagegen.yaml
      version: 1
      presets: { notice: { kind: tip, nickname: true } }
      === Schemas/A.yaml
      message: A
      id: 1
      layout: { kind: tip, avatar: true }
      ---
      message: B
      id: 2
      layout: { preset: notice }
      ---
      message: C
      id: 3
      layout: { preset: notice, kind: bubble }
      """)
    let layouts = schema.messages.compactMap(\.layout)
    #expect(layouts.map(\.kind) == [.tip, .tip, .bubble])
    #expect(layouts.map { $0.base.bubble?.value } == [false, false, nil])
    #expect(layouts.map { $0.base.avatar?.value } == [true, false, nil])
    #expect(layouts.map { $0.base.nickname?.value } == [false, true, true])
  }

  /// What a message with a view for the minimalist style alone lacks in a project with these targets.
  private func missingView(_ targets: String) -> [String] {
    let project = TestProject(
      """
      === messagegen.yaml
      version: 1
      targets: \(targets)
      === Schemas/A.yaml
      message: Order
      id: 1
      layout: { view: { minimalist: OrderCell } }
      """)
    return project.findings.map { "\($0.id): \($0.message.english)" }
  }

  private static let small = "{ name: A, path: A, sdk: [tuikit], styles: [minimalist] }"

  /// Targets without the message ask for none, and NIMKit's for one.
  @Test(arguments: [
    (small, false), ("{ name: A, path: A, sdk: [tuikit], styles: [classic] }", true),
    ("{ name: A, path: A, sdk: [tuikit] }", true), ("{ name: A, path: A }", true),
    ("\(small), { name: B, path: B, sdk: [tuikit], messages: [Other] }", false),
    ("\(small), { name: B, path: B, sdk: [nimkit] }", true),
  ])
  func `a view is needed for each style that a target of the message has`(_ targets: String, _ isMissing: Bool) {
    #expect(missingView("[\(targets)]") == (isMissing ? ["missing-key: a view for each style needs `classic`"] : []))
  }

  @Test func `a preset's view is reported where the layout uses it`() throws {
    let project = TestProject(
      """
      === messagegen.yaml
      version: 1
      presets: { small: { view: { minimalist: SmallCell } } }
      targets: [{ name: A, path: A, sdk: [tuikit] }]
      === Schemas/A.yaml
      message: Order
      id: 1
      layout: { preset: small }
      """)
    let finding = try #require(project.findings.first)
    #expect(project.findings.count == 1 && finding.message.english == "a view for each style needs `classic`")
    #expect(
      finding.help?.english == "add `classic: …`, or leave `classic` out of the target's `styles`"
        && finding.help?.chinese == "加上 `classic: …`，或在 target 的 `styles` 中去掉 `classic`")
    #expect(project.mark(of: finding).path == "Schemas/A.yaml")
    #expect(finding.notes.count == 2)
  }

  @Test func menus() throws {
    let schema = try run(
      """
      message: Order
      id: 1
      inputMenu: { title: 订单 }
      ---
      message: Gift
      id: 2
      inputMenu: { title: { key: gift, default: "{{}" }, image: icon, priority: -5, action: OpenGifts }
      """)
    let menus = schema.messages.compactMap(\.inputMenu)
    #expect(menus.map(\.action.value) == ["ComposeOrder", "OpenGifts"])
    #expect(menus.map(\.priority) == [0, -5] && menus.map { $0.image?.value } == [nil, "icon"])
    guard case .template(let title) = menus[0].title.value,
      case .localized("gift", let text) = menus[1].title.value
    else { throw Unexpected() }
    #expect(title.segments == [.literal("订单")] && text.segments == [.literal("{}")])
  }

  @Test func `sending, behaviour and a cell of the kit's own`() throws {
    let message = try #require(
      run(
        """
        message: Sample
        id: 1
        builtIn: true
        behavior: { longPress: false }
        send: { lastMessage: false, moderation: true, extensions: false, receipt: true, priority: low }
        """
      ).messages.first)
    #expect(message.isBuiltIn && message.behavior == [.longPress: false])
    let send = message.send
    #expect(send.options == [.lastMessage: false, .moderation: true, .extensions: false, .receipt: true])
    #expect(send.priority == .low)
  }

  @Test func `lists are joined`() throws {
    let message = try #require(
      run(
        """
        message: Sample
        id: 1
        fields: { names: [string], box: { object: { n: [double] } } }
        texts: { copy: "{names.joined}{box.n.joined}" }
        """
      )
      .messages.first)
    guard case .template(let text)? = message.texts.copy?.value else { throw Unexpected() }
    guard case .joined(let names) = text.segments.first, case .joined(let numbers) = text.segments.last else {
      throw Unexpected()
    }
    #expect(names.text == "names" && numbers.text == "box.n")
  }

  @Test func targets() throws {
    let project = TestProject(
      """
      === messagegen.yaml
      version: 1
      targets:
        - { name: A, path: A, sdk: [tuikit], tuikit: objc, styles: [minimalist] }
        - { name: B, path: B, sdk: [tuikit], styles: [minimalist, classic] }
        - { name: C, path: C }
      """)
    #expect(project.printed() == "")
    let targets = try project.schema.configuration.targets
    #expect(targets.map(\.tuikit) == [.objc, .swift, .swift])
    #expect(targets.map(\.styles) == [[.minimalist], [.classic, .minimalist], [.classic, .minimalist]])
  }

  @Test(arguments: [
    ("./*", ["Top"]), ("In/*", ["One"]), ("**/*", ["One", "Two", "Top"]), ("In/**", ["One", "Two"]),
    ("In/Deep/Two.y?ml", ["Two"]), ("*/Deep/*", ["Two"]), ("T*", ["Top", "Two"]), ("*", ["One", "Top", "Two"]),
    ("Schemas/*", []), ("In/**/Two.yaml", ["Two"]), ("In/", []),
  ]) func `entries with a slash are paths`(_ entry: String, _ names: [String]) throws {
    let schema = try run(
      """
      === messagegen.yaml
      version: 1
      schemas: Some/Schemas
      targets: [{ name: A, path: A, messages: ["\(entry)"] }]
      === Some/Schemas/In/Deep/Two.yaml
      message: Two
      id: 1
      === Some/Schemas/In/One.yaml
      message: One
      id: 2
      === Some/Schemas/Top.yaml
      message: Top
      id: 3
      """)
    let target = try #require(schema.configuration.targets.first)
    #expect(Set(schema.messages.filter(target.has).map(\.name)) == Set(names))
  }
}
