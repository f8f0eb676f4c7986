import Catalog
import SchemaTestSupport
import SourceText
import Testing

/// The pages of a small project.
struct CatalogTests {
  private static func catalog(_ text: String, configuration: String = "version: 1\n") throws -> Catalog {
    try TestProject([text], configuration: configuration).catalog
  }

  private static func texts(_ folders: [Catalog.Folder]) -> [String: String] {
    var texts: [String: String] = [:]
    for folder in folders {
      for file in folder.files { texts[folder.path + "/" + file.name] = String(decoding: file.bytes, as: UTF8.self) }
    }
    return texts
  }

  private static let hostile = #"</script><script>alert(1)</script>\" onload=alert(2) ']]> javascript:alert(3) \u202E"#

  @Test func hostileTextsStandAsTexts() throws {
    let text = Self.hostile
    let catalog = try Self.catalog(
      """
      message: Note
      id: 5
      doc: "\(text)"
      fields: { title: { type: string, default: "\(text)", key: "<b>&", doc: "\(text)" } }
      layout: { content: { label: "\(text) {title}" } }
      texts: { summary: "\(text)", push: "\(text)", accessibility: "\(text)" }
      tap: { event: "OpenNote" }
      """)
    for (path, page) in Self.texts(try catalog.html()) where path.hasSuffix(".html") {
      #expect(page.components("<script").count - 1 == 2, "\(path)")
      #expect(!page.contains("<b>&"))
      #expect(!page.contains("\u{202E}"))
      #expect(!page.contains("\" onload="))
      #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)") && page.contains("U+202E"))
    }
    let data = try #require(Self.texts(try catalog.html())["en/assets/data.js"])
    #expect(!data.contains("<"))
    for (path, page) in Self.texts(try catalog.markdown()) where path.hasSuffix(".md") {
      let prose = Self.withoutCode(page)
      #expect(prose.contains("&lt;/script&gt;"), "\(path)")
      // `<br>` is what the pages themselves write.
      #expect(!prose.replacing("<br>", with: "").contains("<") && !prose.contains("\u{202E}"), "\(path)")
    }
  }

  /// Markdown shows every character inside of code as it is.
  private static func withoutCode(_ page: String) -> String {
    page.replacing(/(?ms)^```.*?^```$/, with: "").replacing(/(`+)[^`](?s:.*?)[^`]?\1(?!`)/, with: "")
  }

  @Test func theSameSchemasGiveTheSameBytes() throws {
    let text = "message: Note\nid: 5\nfields: { title: string }\nlayout: { content: { label: \"{title}\" } }\n"
    let (first, second) = (try Self.catalog(text), try Self.catalog(text))
    #expect(Self.texts(try first.html()) == Self.texts(try second.html()))
    #expect(first.json() == second.json())
  }

  @Test func eachConditionHasAPicture() throws {
    let catalog = try Self.catalog(
      """
      message: Note
      id: 5
      fields: { title: string, state: { enum: [open, shut], default: open } }
      layout:
        content:
          column:
            - label: "{title}"
            - { label: Shut, when: { state: shut } }
            - { label: Open, when: { state: open } }
      """)
    let page = try #require(Self.texts(try catalog.html())["en/messages/Note.html"])
    #expect(page.contains("<figcaption>when <code>state</code> is shut</figcaption>"))
    #expect(
      !page.contains("<figcaption>when <code>state</code> is open</figcaption>"), "it looks like the main picture")
    #expect(page.contains("when <code>state</code> is open") && page.contains(">Shut</text>"))
  }

  /// Also where a label, a variant of its text and one of the layout have the same.
  @Test func aConditionIsNamedOnce() throws {
    let catalog = try Self.catalog(
      """
      message: Note
      id: 5
      fields: { title: string, k: { enum: [a, b], default: a }, j: { enum: [x, y], default: x } }
      layout:
        content:
          column:
            - label: "{title}"
            - { label: B, when: { k: b } }
            - { label: C, when: { k: b } }
            - { label: D, when: { k: b, j: x } }
            - { label: E, when: { j: x, k: b } }
            - label: [{ when: { k: a }, text: is a }, { text: other }]
            - { label: is also a, when: { k: a } }
        variants: [{ when: { k: b }, insets: [4, 4, 4, 4] }]
      """)
    let page = try #require(Self.texts(try catalog.html())["en/messages/Note.html"])
    let captions = page.matches(of: /<figcaption>(.*?)<\/figcaption>/).map { String($0.1) }
    #expect(
      captions.first
        == "when <code>k</code> is b · when <code>k</code> is b and <code>j</code> is x", "\(captions)")
    #expect(page.contains("Looks the same: when <code>k</code> is a</p>"))
  }

  /// `known` may be in the field or in a rule of the message or object.
  @Test func anEnumSaysWhatBecomesOfOtherValues() throws {
    let catalog = try Self.catalog(
      """
      message: Note
      id: 5
      fields:
        open: { enum: [a] }
        closed: { enum: [a], known: true }
        ruled: { enum: [a] }
        first: Shared
        second: { type: Shared, known: true }
        part: Part
      validate: [{ field: ruled, known: true }]
      ---
      object: Part
      fields: { inner: { enum: [a] } }
      validate: [{ field: inner, known: true }]
      ---
      enum: Shared
      cases: [a]
      """)
    func notes(_ page: String) -> [String] {
      page.matches(of: /<h3><code>[A-Za-z]*<\/code> <small>(.*?)<\/small>/).map { String($0.1) }
    }
    let pages = Self.texts(try catalog.html())
    let (kept, invalid) = ("Other values are kept.", "Other values are invalid.")
    #expect(
      notes(try #require(pages["en/messages/Note.html"]))
        == [kept, invalid, invalid, "Other values are kept, but invalid in second.", invalid])
    #expect(
      notes(try #require(pages["zh-Hans/messages/Note.html"])).suffix(2) == ["其他值会原样保留，但在 second 中无效。", "其他值无效。"])
    let markdown = try #require(Self.texts(try catalog.markdown())["en/messages/Note.md"])
    #expect(markdown.contains("### Closed\n\n" + invalid))
  }

  @Test(arguments: ["classic", "minimalist", "classic, minimalist"])
  func minimalistBubblesHaveACornerForTheTime(_ styles: String) throws {
    let catalog = try Self.catalog(
      "message: Note\nid: note\nfields: { title: string }\nlayout: { content: { label: \"{title}\" } }\n",
      configuration: """
        version: 1
        envelopes: { default: { id: businessID } }
        targets: [{ name: App, path: Sources/App, sdk: [tuikit], styles: [\(styles)] }]
        """)
    let page = try #require(Self.texts(try catalog.html())["en/messages/Note.html"])
    #expect(page.contains(">9:41</text>") == styles.contains("minimalist"))
    #expect(page.contains(">TUIKit minimalist</text>") == styles.contains(","))
  }

  @Test func whatTheAppRejectsIsNoExample() throws {
    let catalog = try Self.catalog(
      """
      message: Parcel
      id: 5
      fields: { code: { type: string, pattern: "^[0-9]{6}$" }, title: string? }
      layout: { content: { label: "{title}" } }
      """)
    let page = try #require(Self.texts(try catalog.html())["en/messages/Parcel.html"])
    #expect(page.contains("<code>code</code> must match <code>^[0-9]{6}$</code>"))
    #expect(!page.contains("class=\"example\""))
    #expect(page.contains(">title</text>"), "the bubble is shown")
    let markdown = try #require(Self.texts(try catalog.markdown())["en/messages/Parcel.md"])
    #expect(markdown.contains("- `code` must match `^[0-9]{6}$`") && !markdown.contains("```json"))
  }

  /// The colors of the table that `low-contrast` compares with: a text that it calls unreadable is so in the picture.
  @Test(arguments: [
    ("nimkit", ["#FFFFFF", "#238EFA"], ["#FFFFFF", "#238EFA"]),
    ("tuikit", ["#ECECEC", "#DCEAFD", "#FFFFFF", "#F2F7FF"], ["#2D2D2D", "#6395DA", "#FFFFFF", "#F2F7FF"]),
    ("nim-v2", ["#E8EAED", "#D6E5F6"], ["#E8EAED", "#D6E5F6"]),
  ])
  func bubblesHaveTheColorsOfTheirKit(_ sdk: String, _ light: [String], _ dark: [String]) throws {
    let page = try Self.page(
      "layout: { content: { label: \"{title}\" } }",
      targets: "[{ name: App, path: Sources/App, sdk: [\(sdk)] }]")
    let pictures = page.components("class=\"picture\"").dropFirst().prefix(2)
    for (picture, colors) in zip(pictures, [light, dark]) {
      let fills = picture.matches(of: /<path d="[^"]*" fill="(#[0-9A-F]{6})"/).map { String($0.1) }
      #expect(fills == colors, "\(sdk)")
    }
  }

  /// Lint asks for both values of a color then: each is read on a bubble of its mode, and the picture says whose it is.
  @Test(arguments: ["[{ name: App, path: Sources/App }]", "[]"])
  func withoutAKitBubblesFollowTheMode(_ targets: String) throws {
    let page = try Self.page(
      "layout: { content: { label: Words, color: { light: \"#000000\", dark: \"#FFFFFF\" } } }", targets: targets)
    let pictures = page.components("class=\"picture\"").dropFirst().prefix(2)
    let expected = [("#000000", ["#FFFFFF", "#D9E7FD"]), ("#FFFFFF", ["#2C2C2E", "#1F3A5F"])]
    for (picture, (text, bubbles)) in zip(pictures, expected) {
      #expect(picture.matches(of: /<path d="[^"]*" fill="(#[0-9A-F]{6})"/).map { String($0.1) } == bubbles)
      #expect(picture.matches(of: /fill="(#[0-9A-F]{6})"[^>]*>Words</).map { String($0.1) } == [text, text])
      #expect(picture.contains(">no UI kit</text>"))
    }
  }

  @Test func textsWithoutAColorHaveTheirKits() throws {
    let page = try Self.page(
      "layout: { content: { label: Words } }", targets: "[{ name: App, path: Sources/App, sdk: [nimkit] }]")
    for picture in page.components("class=\"picture\"").dropFirst().prefix(2) {
      let fills = picture.matches(of: /fill="(#[0-9A-F]{6})"[^>]*>Words</).map { String($0.1) }
      #expect(fills == ["#000000", "#FFFFFF"])
    }
  }

  /// A row names all kits that show the same, and each kit has one row.
  @Test func kitsThatLookAlikeShareARow() throws {
    let targets = """
      [{ name: App, path: Sources/App, sdk: [tuikit] }, { name: Other, path: Sources/Other, sdk: [nimkit] }]
      """
    let tip = try Self.page("layout: { kind: tip }\ntexts: { summary: A line }", targets: targets)
    #expect(tip.contains(">NIMKit, TUIKit classic, TUIKit minimalist</text>"))
    let bubble = try Self.page("layout: { content: { label: \"{title}\" } }", targets: targets)
    let picture = try #require(bubble.components("class=\"picture\"").dropFirst().first)
    let captions = picture.matches(of: />((?:NIM|TUI)Kit[^<]*)<\/text>/).map { String($0.1) }
    #expect(captions == ["NIMKit", "TUIKit classic", "TUIKit minimalist"])
  }

  private static func page(_ rest: String, targets: String) throws -> String {
    let fields = rest.contains("fields:") ? "" : "fields: { title: string }\n"
    let catalog = try catalog(
      "message: Note\nid: note\n\(fields)\(rest)\n",
      configuration: "version: 1\nenvelopes: { default: { id: businessID } }\ntargets: \(targets)\n")
    return try #require(texts(try catalog.html())["en/messages/Note.html"])
  }

  @Test func docsHaveInlineCode() throws {
    let catalog = try Self.catalog(
      """
      message: Note
      id: 5
      doc: "Shown if `open` is <b>1</b>. One ` alone stays."
      fields: { state: { enum: { open: 1 }, doc: Is `open` by default. } }
      """)
    let page = try #require(Self.texts(try catalog.html())["en/messages/Note.html"])
    #expect(page.contains("Shown if `open` is &lt;b&gt;1&lt;/b&gt;. One ` alone stays."))
    #expect(page.contains("Is <code>open</code> by default."))
  }

  @Test func searchKnowsIDsCasesEventsAndMarks() throws {
    let catalog = try Self.catalog(
      """
      message: Note
      ids: [5, 81..90]
      hidden: true
      fields: { secret: { type: string, sensitive: true }, state: { enum: { open: 1 } } }
      tap: { event: OpenNote }
      """)
    let data = try #require(Self.texts(try catalog.html())["en/assets/data.js"])
    for part in [
      #""keys": ["type"]"#, #""ids": [["5"], ["81", "90"]]"#, "opennote", "hidden",
      #"["field-secret", "secret", "secret  sensitive  sensitive"]"#,
      #"["type-State", "State", "state open 1 "]"#,
    ] {
      #expect(data.contains(part), "\(part)\n\(data)")
    }
  }

  /// So that a number differs from a string of it, and any value from a text.
  @Test func idsAreShownAsSchemasWriteThem() throws {
    let catalog = try Self.catalog(
      """
      message: Note
      envelope: single
      ids: [5, "5", 7..9, card, "_"]
      ---
      message: Pair
      ids: [[6, 1..4], [7, _], [8, "1..4"]]
      """,
      configuration: """
        version: 1
        envelopes: { default: { id: [type, kind] }, single: { id: number, strict: true } }
        """)
    let pages = Self.texts(try catalog.html())
    let note = try #require(pages["en/messages/Note.html"])
    let chips = note.matches(of: /<li class="chip blue"><code>([^<]*)<\/code>/).map { String($0.1) }
    #expect(
      chips == ["number = 5", "number = &quot;5&quot;", "number = 7..9", "number = card", "number = &quot;_&quot;"])
    let pair = try #require(pages["en/messages/Pair.html"])
    #expect(pair.contains("type = 6, kind = 1..4") && pair.contains("type = 7, kind = _"))
    let index = try #require(Self.texts(try catalog.markdown())["en/index.md"])
    #expect(index.contains(#"`5 · "5" · 7..9 · card · "_"`"#), "\(index)")
    #expect(index.contains(#"`[6, 1..4] · [7, _] · [8, "1..4"]`"#), "\(index)")
    for (path, page) in pages where path.hasSuffix(".html") { #expect(!page.contains("1–4"), "\(path)") }
  }

  @Test func oneLanguageIsEnough() throws {
    let catalog = try Self.catalog(
      "message: Note\nid: 5\n", configuration: "version: 1\ndocs: { languages: [zh-Hans], title: 目录 }\n")
    #expect(try catalog.html().map(\.path) == ["", "zh-Hans", "zh-Hans/messages", "zh-Hans/assets"])
  }
}

extension String {
  fileprivate func components(_ part: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = Substring(self)
    while let start = rest.indices.first(where: { rest[$0...].hasPrefix(part) }) {
      parts.append(rest[..<start])
      rest = rest[start...].dropFirst(part.count)
    }
    return parts + [rest]
  }
}
