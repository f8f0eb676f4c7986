import Schema
import SchemaTestSupport
import SourceText
import Testing

/// That content means what was written.
struct ContentModelTests {
  private func content(_ text: String, configuration: String? = nil) throws -> ContentElement {
    let head =
      "message: A\nid: 1\nfields: { title: string, link: url?, stars: double, hand: { enum: [a, b] }, tags: [int] }\n"
    let settings = configuration.map { "\n=== messagegen.yaml\nversion: 1\n\($0)" } ?? ""
    let project = TestProject(head + text + settings)
    #expect(project.printed() == "")
    return try #require(try project.schema.messages.first?.layout?.base.content)
  }

  @Test func `what is left out has its default`() throws {
    let element = try content("layout: { content: { label: \"{title}\" } }")
    guard case .label(let label) = element.kind else { throw Unexpected() }
    #expect(label.style.font.value == 15 && label.style.weight == .regular && label.style.color == nil)
    #expect(label.lines.value == 0 && label.alignment == .start && label.placeholder == nil)
    #expect(element.width == nil && element.height == nil && element.padding == nil && element.condition == nil)
    #expect(!element.hidesWhenEmpty)
  }

  @Test func labels() throws {
    let element = try content(
      """
      layout:
        content:
          label: "{title}"
          font: 17.5
          weight: semibold
          color: { light: "#ff3B30", dark: "#01020304", theme: some_key }
          lines: 2
          align: trailing
          placeholder: none yet
          width: 100
          maxWidth: full*0.5-8
          height: 40
          minHeight: 20
          padding: [1, 2, 3, 4]
          background: "#000000"
          cornerRadius: 6
          hideWhenEmpty: true
          when: { title: nonEmpty }
      """)
    guard case .label(let label) = element.kind else { throw Unexpected() }
    #expect(label.style.font.value == 17.5 && label.style.weight == .semibold)
    #expect(label.style.color?.light.rgba == 0xFF3B_30FF && label.style.color?.dark?.rgba == 0x0102_0304)
    #expect(label.style.color?.theme?.value == "some_key" && element.background?.light.rgba == 0xFF)
    #expect(element.background?.dark == nil)
    guard case .template(let placeholder)? = label.placeholder else { throw Unexpected() }
    #expect(placeholder.segments == [.literal("none yet")])
    #expect(label.lines.value == 2 && label.alignment == .end)
    #expect(element.width?.value == .init(points: 100))
    #expect(element.maxWidth?.value == .init(reference: .full, factor: 0.5, points: -8))
    #expect(element.height?.value == 40 && element.minHeight?.value == 20 && element.cornerRadius?.value == 6)
    #expect(element.padding == .init(top: 1, left: 2, bottom: 3, right: 4) && element.hidesWhenEmpty)
    #expect(element.condition?.clauses.map(\.predicate) == [.nonEmpty])
  }

  @Test func `a list is a column`() throws {
    let element = try content(
      """
      layout:
        content:
          - { image: link, width: 1, height: 2, contentMode: stretch, placeholder: icon }
          - { image: { field: hand, cases: { a: x, b: y } } }
          - { rating: stars, max: 3, starSize: 10, spacing: 0, filled: full, empty: bare }
          - { separator: 0.5, color: "#3C3C434A" }
          - { row: [{ button: Buy, tap: { event: Buy } }, { button: More }], spacing: 8, align: bottom }
          - { column: [{ label: "{tags.joined}" }], align: center }
      """)
    guard case .column(let stack) = element.kind, stack.elements.count == 6 else { throw Unexpected() }
    #expect(stack.spacing == 0 && stack.alignment == .start)
    guard case .image(let image) = stack.elements[0].kind, case .url(let link) = image.source,
      case .image(let choice) = stack.elements[1].kind, case .asset(.cases(let hand, let choices)) = choice.source,
      case .rating(let rating) = stack.elements[2].kind, case .separator(let line) = stack.elements[3].kind,
      case .row(let row) = stack.elements[4].kind, case .column(let column) = stack.elements[5].kind
    else { throw Unexpected() }
    #expect(link.text == "link" && image.contentMode == .stretch && image.placeholder?.value == "icon")
    #expect(hand.text == "hand" && choices.map(\.asset) == ["x", "y"] && choice.contentMode == .fill)
    #expect(rating.value.text == "stars" && rating.max == 3 && rating.starSize == 10 && rating.spacing == 0)
    #expect(rating.filled?.value == "full" && rating.empty?.value == "bare")
    #expect(line.thickness == 0.5 && line.color?.light.rgba == 0x3C3C_434A)
    #expect(row.spacing == 8 && row.alignment == .end && column.alignment == .center)
    guard case .button(let buy) = row.elements[0].kind, case .button(let more) = row.elements[1].kind else {
      throw Unexpected()
    }
    guard case .event(let event)? = buy.tap else { throw Unexpected() }
    #expect(event.value == "Buy" && more.tap == nil)
    #expect(element.all.count == 10)
  }

  @Test func `a rating has five stars`() throws {
    guard case .rating(let rating) = try content("layout: { content: { rating: stars } }").kind else {
      throw Unexpected()
    }
    #expect(rating.max == 5 && rating.starSize == 20 && rating.spacing == 4 && rating.color == nil)
  }

  @Test func `content of a preset names the message's fields, and is replaced whole`() throws {
    let presets = "presets: { card: { content: { label: \"{title}\", font: 20 } } }"
    guard case .label(let label) = try content("layout: { preset: card }", configuration: presets).kind else {
      throw Unexpected()
    }
    guard case .template(let text) = label.text.value else { throw Unexpected() }
    #expect(text.fields.map(\.text) == ["title"] && label.style.font.value == 20)
    let own = try content("layout: { preset: card, content: { label: Hello } }", configuration: presets)
    guard case .label(let label) = own.kind else { throw Unexpected() }
    #expect(label.text.value == .template(.init(segments: [.literal("Hello")], range: label.text.range)))
    #expect(label.style.font.value == 15)
  }

  @Test(arguments: [(16, true), (17, false)]) func `content has a greatest depth`(_ depth: Int, _ isFine: Bool) {
    let rows =
      String(repeating: "{ row: [", count: depth - 1) + "{ label: a }" + String(repeating: "] }", count: depth - 1)
    let project = TestProject("message: A\nid: 1\nlayout:\n  content: \(rows)")
    #expect(project.findings.map(\.id) == (isFine ? [] : ["nesting-depth"]))
  }
}

/// What a test did not count on.
struct Unexpected: Error {}
