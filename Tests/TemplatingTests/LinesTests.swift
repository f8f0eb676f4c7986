import Testing

/// Texts in a row, each of which a template puts something around.
struct LinesTests {
  private func render(_ text: String, _ lines: [String]) throws -> String {
    try TemplatingTests.render(text, MessageView(lines: lines))
  }

  @Test func linesAreIndented() throws {
    let text = "{\n  {{#lines}}\n  {{.}}\n  {{/lines}}\n}\n"
    #expect(try render(text, ["if a {", "  b", "}"]) == "{\n  if a {\n    b\n  }\n}\n")
    #expect(try render(text, []) == "{\n}\n")
  }

  @Test func somethingBesideTheLine() throws {
    #expect(try render("{{#lines}}<{{.}}|{{title}}>{{/lines}}", ["a", "b"]) == "<a|Red packet><b|Red packet>")
  }

  @Test func linesOfSeveralLines() throws {
    #expect(try render("{\n  {{#lines}}\n  {{.}}\n  {{/lines}}\n}\n", ["a\n\nb {"]) == "{\n  a\n\n  b {\n}\n")
    // Not alone on its line: only what is before the first of them is there.
    #expect(try render("{{#lines}}\n  / {{.}}\n{{/lines}}", ["a\nb", "c"]) == "  / a\nb\n  / c\n")
  }

  @Test func textsBetweenLiteralText() throws {
    // Each begins with an empty line, and only the blanks are there again before each of the lines in it.
    let alone = "{{#lines}}\n\n    {{.}}\n{{/lines}}."
    #expect(try render(alone, ["a\n\nb", "", "c"]) == "\n    a\n\n    b\n\n\n\n    c\n.")
    let inside = "{{#lines}}<a long text before {{.}} and a long text behind>{{/lines}}"
    #expect(
      try render(inside, ["a", ""])
        == "<a long text before a and a long text behind><a long text before  and a long text behind>")
    #expect(try render("{{#lines}}{{.}}{{/lines}}", ["a", "b"]) == "ab")
    #expect(try render("{{#lines}}{{#lines}}{{.}},{{/lines}};{{/lines}}", ["a", "b"]) == "a,b,;a,b,;")
  }

  /// A line of a comment that is empty ends with its slashes; what is behind on the line keeps the blanks.
  @Test func noLineEndsInBlanksBeforeNothing() throws {
    #expect(try render("{{#lines}}\n/// {{.}}\n{{/lines}}", ["a", "", "b", ""]) == "/// a\n///\n/// b\n///\n")
    #expect(try render("{{#lines}}\n  / \t{{.}}\n{{/lines}}", [""]) == "  /\n")
    #expect(try render("{{#lines}}/ {{.}}|{{/lines}}", [""]) == "/ |")
  }
}
