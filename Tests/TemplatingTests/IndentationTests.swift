import Testing

/// Partials, and what is indented along with the line it is on.
struct IndentationTests {
  @Test func textAloneOnItsLine() throws {
    let view = MessageView(title: "one\n\n  two\nthree")
    #expect(try render("a\n  {{title}}\nb\n", view) == "a\n  one\n\n    two\n  three\nb\n")
    #expect(try render("\t{{title}}", view) == "\tone\n\n\t  two\n\tthree")
    #expect(try render("{{title}}\n", view) == "one\n\n  two\nthree\n")
    #expect(try render("  {{layout.width}}\n  {{note}}\n", MessageView(note: "")) == "  12\n\n")
  }

  @Test func textBehindVeryManyBlanks() throws {
    let blanks = String(repeating: " ", count: 3000)
    #expect(
      try render("a\n\(blanks){{title}}\n", MessageView(title: "one\ntwo")) == "a\n\(blanks)one\n\(blanks)two\n")
    #expect(
      try render("{{#lines}}\n\(blanks){{.}}\n{{/lines}}\n", MessageView(lines: ["a\nb", "c"]))
        == "\(blanks)a\n\(blanks)b\n\(blanks)c\n")
  }

  @Test func textAmongOtherText() throws {
    let view = MessageView(title: "one\ntwo")
    #expect(try render("  let {{title}}\n", view) == "  let one\ntwo\n")
    #expect(try render("  {{title}}{{note}}\n", view) == "  one\ntwo\n")
  }

  @Test func textInAnIndentedSection() throws {
    let view = MessageView(lines: ["a\nb", "c"])
    #expect(try render("  {{#lines}}\n  {{.}}\n  {{/lines}}\n", view) == "  a\n  b\n  c\n")
  }

  @Test func partialWithinALine() throws {
    #expect(try render("a {{>p}} b\n", partials: ["p": "[{{title}}]"]) == "a [Red packet] b\n")
    #expect(try render("  {{title}} {{> p }}\n", partials: ["p": "1\n2"]) == "  Red packet 1\n2\n")
  }

  @Test func partialAloneOnItsLine() throws {
    let partial = "{\n\n  {{title}}\n{{#isPublic}}\n{{note}};\n{{/isPublic}}\n}\n"
    let view = MessageView(title: "x\ny", note: "n")
    let expected = "a\n  {\n\n    x\n    y\n  n;\n  }\nb\n"
    #expect(try render("a\n  {{>p}}\nb\n", view, partials: ["p": partial]) == expected)
  }

  @Test func partialWithoutLineEnds() throws {
    #expect(try render(">\n  {{>p}}", partials: ["p": ">\n>"]) == ">\n  >\n  >")
    #expect(try render("{{>p}}\n>", partials: ["p": ">"]) == ">>")
    #expect(try render("|\r\n{{>p}}\r\n|", partials: ["p": ">\r\n"]) == "|\r\n>\r\n|")
  }

  @Test func partialsInPartials() throws {
    let partials = ["outer": "(\n  {{>inner}}\n)\n", "inner": "1\n{{layout.width}}\n"]
    #expect(try render("\t{{>outer}}\n", partials: partials) == "\t(\n\t  1\n\t  12\n\t)\n")
  }

  @Test func partialsSeeTheNamesAroundThem() throws {
    let view = MessageView(cases: [CaseView(name: "one"), CaseView(name: "two")])
    let text = "{{#cases}}{{>p}}{{/cases}}"
    #expect(try render(text, view, partials: ["p": "{{title}}.{{name}};"]) == "Red packet.one;Red packet.two;")
  }

  @Test func partialsKeepTheirDelimiters() throws {
    let partials = ["p": "{{title}} <%title%> {{=| |=}}|title|"]
    let expected = "Red packet <%title%> Red packet Red packet"
    #expect(try render("{{=<% %>=}}<%>p%> <%title%>", partials: partials) == expected)
  }
}
