import Testing

/// Text, sections, inverted sections, comments and delimiters, in the order of Mustache's specification.
struct RenderingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let template: String
    let output: String
    var testDescription: String { template }

    init(_ template: String, _ output: String) {
      self.template = template
      self.output = output
    }
  }

  static let view = MessageView(
    note: "a < b && \"c\"",
    cases: [CaseView(name: "one", lines: ["1", "2"]), CaseView(name: "two")],
    lines: ["x", "", "z"], bubble: BubbleView())

  static let interpolation = [
    Case("", ""),
    Case("no tags, { one brace } }}\n", "no tags, { one brace } }}\n"),
    Case("Hello, {{title}}!\n", "Hello, Red packet!\n"),
    Case("{{note}} {{{note}}} {{&note}}", "a < b && \"c\" a < b && \"c\" a < b && \"c\""),
    Case("|{{ title }}|{{{ title }}}|{{& title }}|", "|Red packet|Red packet|Red packet|"),
    Case("{{title}}{{title}}", "Red packetRed packet"),
    Case("{ {{title}} }", "{ Red packet }"),
    Case("  {{title}}\n", "  Red packet\n"),
    Case("{{layout.width}} {{layout.insets.top}}", "12 4"),
    Case("{{#layout}}{{width}} {{insets.top}} {{title}}{{/layout}}", "12 4 Red packet"),
  ]

  static let sections = [
    Case("{{#isPublic}}public {{/isPublic}}{{#isFinal}}final {{/isFinal}}class", "public class"),
    Case("{{#cases}}<{{name}}>{{/cases}}", "<one><two>"),
    Case("{{#cases}}{{title}}.{{name}} {{/cases}}", "Red packet.one Red packet.two "),
    Case("{{#cases}}{{name}}{{#lines}}({{.}}){{/lines}}{{/cases}}", "one(1)(2)two"),
    Case("{{#cases}}{{#children}}{{name}}{{/children}}{{/cases}}", ""),
    Case("{{#lines}}[{{.}}]{{/lines}}", "[x][][z]"),
    Case("{{#lines}}{{#isPublic}}[{{.}}]{{/isPublic}}{{/lines}}", "[x][][z]"),
    Case("{{#bubble}}{{title}} {{color}}{{/bubble}} {{title}}", "bubble red Red packet"),
    Case("{{#layout.isWide}}wide{{/layout.isWide}}{{#layout.columns}}{{name}}{{/layout.columns}}", "wideab"),
    Case("{{#layout.columns}}{{title}} {{layout.width}};{{/layout.columns}}", "Red packet 12;Red packet 12;"),
    Case("{{# isPublic }}={{/ isPublic }}", "="),
    Case("a{{#isPublic}}\n  b\n{{/isPublic}}c", "a\n  b\nc"),
  ]

  static let inverted = [
    Case("{{^isPublic}}internal{{/isPublic}}{{^isFinal}}open{{/isFinal}}", "open"),
    Case("{{^cases}}none{{/cases}}{{#cases}}{{^lines}}{{name}}{{/lines}}{{/cases}}", "two"),
    Case("{{^bubble}}plain{{/bubble}}", ""),
    Case("{{^layout.isWide}}narrow{{/layout.isWide}}{{title}}", "Red packet"),
    Case("{{^isFinal}}{{^isFinal}}a{{/isFinal}}b{{/isFinal}}c", "abc"),
  ]

  static let comments = [
    Case("12{{! a comment }}34", "1234"),
    Case("12 {{! two\n lines }} 34", "12  34"),
    Case("a\n{{! alone }}\nb\n", "a\nb\n"),
    Case("a\n  {{! alone\n  on two lines }}  \nb\n", "a\nb\n"),
    Case("a\n  {{! alone }}", "a\n"),
    Case("a {{! not alone }}\n", "a \n"),
    Case("{{! one }}{{! two }}\n", "\n"),
    Case("{{!}}x", "x"),
  ]

  static let delimiters = [
    Case("{{=<% %>=}}<%title%> {{title}}", "Red packet {{title}}"),
    Case("{{=| |=}}|#isPublic|a|/isPublic||={{ }}=|{{title}}", "aRed packet"),
    Case("a\n  {{=@   @=}}\nb @title@\n", "a\nb Red packet\n"),
    Case("{{= [ ] =}}[{title}][&title]", "Red packetRed packet"),
  ]

  static let standalone = [
    Case("{{#isPublic}}\npublic\n{{/isPublic}}\nclass\n", "public\nclass\n"),
    Case("a\n  {{#isPublic}}  \n  b\n\t{{/isPublic}}\nc\n", "a\n  b\nc\n"),
    Case("a\n{{#isFinal}}\nb\n{{/isFinal}}\nc\n", "a\nc\n"),
    Case("a\r\n{{#isPublic}}\r\nb\r\n{{/isPublic}}\r\nc", "a\r\nb\r\nc"),
    Case("{{#cases}}\n- {{name}}\n{{/cases}}", "- one\n- two\n"),
    Case(" {{#isPublic}}a{{/isPublic}}\n", " a\n"),
    Case("{{#isPublic}} {{/isPublic}}\n", " \n"),
    Case("a\n\n{{^isFinal}}\n\nb\n{{/isFinal}}\n", "a\n\n\nb\n"),
  ]

  @Test(arguments: [interpolation, sections, inverted, comments, delimiters, standalone].flatMap(\.self))
  func renders(_ example: Case) throws {
    #expect(try render(example.template, Self.view) == example.output)
  }

  @Test func absentViewAndEmptyLists() throws {
    let text = "{{#bubble}}b{{/bubble}}{{^bubble}}plain{{/bubble}}{{#lines}}l{{/lines}}{{^lines}}, no lines{{/lines}}"
    #expect(try render(text) == "plain, no lines")
  }

  @Test func viewsInThemselves() throws {
    let tree = CaseView(name: "a", children: [CaseView(name: "b"), CaseView(name: "c")])
    let text = "{{#cases}}{{name}}: {{#children}}{{name}}{{^children}}.{{/children}}{{/children}}{{/cases}}"
    #expect(try render(text, MessageView(cases: [tree])) == "a: b.c.")
  }

  @Test func textBeyondASCII() throws {
    let view = MessageView(title: "红包 🧧", cases: [CaseView(name: "é")])
    #expect(try render("《{{title}}》{{#cases}}–{{name}}–{{/cases}}\n", view) == "《红包 🧧》–é–\n")
    #expect(try render("{{=« »=}}«title»", view) == "红包 🧧")
  }

  @Test(arguments: [100, 1000, 10_000]) func longTexts(length: Int) throws {
    let (a, b, c) = (Self.line("a", length), Self.line("b", length), Self.line("c", length))
    let view = MessageView(cases: [CaseView(name: "1"), CaseView(name: "2")])
    let text = "\(a){{title}}\n\(b){{#cases}}\n{{>p}}\n{{name}}\n{{/cases}}\n\(a)  {{>p}}\n"
    let expected = "\(a)Red packet\n\(b)\(c)1\n\(c)2\n\(a)  \(c)"
    #expect(try render(text, view, partials: ["p": c]) == expected)
  }

  private static func line(_ text: String, _ length: Int) -> String { String(repeating: text, count: length) + "\n" }
}
