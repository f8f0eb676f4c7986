import Templating
import Testing

/// Lines and texts that a view writes when a template asks for them.
struct LinesTests {
  struct BodyView: View {
    var names: [String] = []

    static let fields: [ViewField<BodyView>] = [
      .lines("checks") { view, lines in
        for name in view.names { lines.block("if \(name)") { $0.add("check(", name, ", 1)") } }
      },
      .lines("names") { view, lines in
        for name in view.names { lines.add(name) }
      },
      .written("list") { view, output in output.append(view.names, separator: ", ") { $1.append($0) } },
    ]
  }

  private func render(_ text: String, _ names: [String]) throws -> String {
    try Template<BodyView>(name: "Body.swift", text: text).render(BodyView(names: names))
  }

  @Test func linesAreIndented() throws {
    let text = "{\n  {{#checks}}\n  {{.}}\n  {{/checks}}\n}\n"
    #expect(try render(text, ["a"]) == "{\n  if a {\n    check(a, 1)\n  }\n}\n")
    #expect(try render(text, []) == "{\n}\n")
  }

  @Test func somethingBesideTheLine() throws {
    #expect(try render("{{#checks}}<{{.}}|{{list}}>{{/checks}}", ["a"]) == "<if a {|a><  check(a, 1)|a><}|a>")
  }

  @Test func noLines() throws {
    let text = "{{^checks}}none{{/checks}}"
    #expect(try render(text, []) == "none")
    #expect(try render(text, ["a"]) == "")
  }

  @Test func textIsWrittenPieceByPiece() throws {
    #expect(try render("[{{list}}]", ["a", "b"]) == "[a, b]")
  }

  @Test func linesOfSeveralLines() throws {
    let text = "{\n  {{#checks}}\n  {{.}}\n  {{/checks}}\n}\n"
    #expect(try render(text, ["a\n\nb"]) == "{\n  if a\n\n  b {\n    check(a\n\n  b, 1)\n  }\n}\n")
    // Not alone on its line: only what stands before the first of them is there.
    #expect(
      try render("{{#checks}}\n  / {{.}}\n{{/checks}}", ["a\nb"]) == "  / if a\nb {\n  /   check(a\nb, 1)\n  / }\n")
  }

  @Test func textsBetweenLiteralText() throws {
    // Each begins with an empty line, and only the blanks are there again before each of the lines in it.
    let alone = "{{#names}}\n\n    {{.}}\n{{/names}}."
    #expect(try render(alone, ["a\n\nb", "", "c"]) == "\n    a\n\n    b\n\n\n\n    c\n.")
    let inside = "{{#names}}<a long text before {{.}} and a long text behind>{{/names}}"
    #expect(
      try render(inside, ["a", ""])
        == "<a long text before a and a long text behind><a long text before  and a long text behind>")
    #expect(try render("{{#names}}{{.}}{{/names}}", ["a", "b"]) == "ab")
    #expect(try render("{{#names}}{{#checks}}{{.}},{{/checks}}{{/names}}", ["a"]) == "if a {,  check(a, 1),},")
  }

  /// A line of a comment that is empty ends with its slashes; what stands behind on the line keeps the blanks.
  @Test func noLineEndsInBlanksBeforeNothing() throws {
    #expect(try render("{{#names}}\n/// {{.}}\n{{/names}}", ["a", "", "b", ""]) == "/// a\n///\n/// b\n///\n")
    #expect(try render("{{#names}}\n  / \t{{.}}\n{{/names}}", [""]) == "  /\n")
    #expect(try render("{{#names}}/ {{.}}|{{/names}}", [""]) == "/ |")
  }

  @Test func outputGrows() {
    let long = String(repeating: "红包", count: 300)
    var output = Output()
    output.append("1 ", long, " 2 ", long, " ")
    output.append("3 ", long)
    #expect(String(decoding: output.bytes(), as: UTF8.self) == "1 \(long) 2 \(long) 3 \(long)")
  }
}
