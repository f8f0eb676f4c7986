import Templating
import Testing

/// Templates that make pages.
struct EscapingTests {
  struct Note: View {
    let text: String

    static let fields: [ViewField<Note>] = [.text("text", \.text), .constant("label")]
  }

  struct Page: View {
    let body: Markup
    static let fields: [ViewField<Page>] = [.markup("body", \.body)]
  }

  private func note(_ template: String) throws(TemplateError) -> Template<Note> {
    try Template(name: "note", text: template, constants: [Constant("label", "<i>")], escaping: .html)
  }

  @Test func everyTextIsEscaped() throws {
    let hostile = "<a href='x' title=\"y\">&</a>"
    #expect(
      try note("<p>{{text}} {{label}}</p>").render(Note(text: hostile))
        == "<p>&lt;a href=&#39;x&#39; title=&quot;y&quot;&gt;&amp;&lt;/a&gt; &lt;i&gt;</p>")
  }

  @Test func whatCannotBeSeenIsShownByItsNumber() throws {
    #expect(try note("{{text}}").render(Note(text: "a\u{202E}b\u{0}c\nd")) == "aU+202EbU+0000c\nd")
  }

  @Test(arguments: ["{{{text}}}", "{{&text}}"]) func nothingIsWrittenUnescaped(_ tag: String) {
    #expect(throws: TemplateError.self) { try note("a" + tag) }
  }

  @Test func whatWasRenderedIsWrittenAsItIs() throws {
    let part = try note("<b>{{text}}</b>").markup(Note(text: "<"))
    let page = try Template<Page>(name: "page", text: "<div>{{body}}</div>", escaping: .html)
    #expect(page.render(Page(body: part)) == "<div><b>&lt;</b></div>")
  }

  @Test func aPartIsNoCondition() {
    #expect(throws: TemplateError.self) {
      try Template<Page>(name: "page", text: "{{#body}}x{{/body}}", escaping: .html)
    }
  }
}
