import Templating
import Testing

/// Templates whose text stands in lines of another one: compiled a second time, they write what they wrote before.
struct InnerTemplateTests {
  struct CaseView: View {
    let name: String

    static let fields: [ViewField<CaseView>] = [
      .text("name", \.name),
      .lines("docs") { view, lines in
        lines.add("The \(view.name).")
        lines.add("")
      },
    ]
  }

  struct TypeView: View {
    let inner: InnerTemplate<CaseView>
    let names: [String]

    static let fields: [ViewField<TypeView>] = [
      .lines("nested") { view, lines in
        for name in view.names { view.inner.add(CaseView(name: name), to: &lines) }
      },
      .lines("deeper") { view, lines in
        lines.block("if true") { lines in
          for name in view.names { view.inner.add(CaseView(name: name), to: &lines) }
        }
      },
    ]
  }

  static let inner =
    "{{#docs}}\n/// {{.}}\n{{/docs}}\ncase {{name}} {\n\n  {{name}}\n  {{#docs}}\n  {{.}}\n  {{/docs}}\n}\n\n"

  private func render(_ text: String, _ names: [String], blanks: String?) throws -> String {
    let plain = try Template<CaseView>(name: "Case.swift", text: Self.inner)
    let indented = try blanks.map {
      (
        template: try Template<CaseView>(name: "Case.swift", text: Array(Self.inner.utf8), indentation: Array($0.utf8)),
        blanks: Array($0.utf8)
      )
    }
    return try Template<TypeView>(name: "Type.swift", text: text).render(
      TypeView(inner: InnerTemplate(plain, indented: indented), names: names))
  }

  @Test func isIndentedAsItsLinesAre() throws {
    let text = "{\n{{#nested}}\n\n  {{.}}\n{{/nested}}\n}\n"
    let expected = "{\n\n  /// The a.\n  ///\n  case a {\n\n    a\n    The a.\n\n  }\n}\n"
    #expect(try render(text, ["a"], blanks: nil) == expected)
    #expect(try render(text, ["a"], blanks: "  ") == expected)
  }

  @Test(arguments: [
    "{\n{{#nested}}\n\n  {{.}}\n{{/nested}}\n}\n", "{{#nested}}\n  {{.}}\n{{/nested}}\n",
    "  {{#nested}}\n    {{.}}\n  {{/nested}}\n", "{{#nested}}\n\t{{.}}\n{{/nested}}\n", "{{#nested}}{{.}};{{/nested}}",
    "{{#nested}}\n  {{.}},{{.}}\n{{/nested}}\n", "  {{#nested}}{{.}}{{/nested}}\n",
    "{{#deeper}}\n  {{.}}\n{{/deeper}}\n",
    "{{^nested}}none{{/nested}}",
  ])
  func itIsTheSameText(_ text: String) throws {
    for names in [[], ["a"], ["a", "b", "c"]] {
      #expect(try render(text, names, blanks: "  ") == render(text, names, blanks: nil))
    }
  }
}
