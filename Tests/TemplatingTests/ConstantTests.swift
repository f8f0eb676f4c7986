import Templating
import Testing

/// Texts that are known when a template is compiled.
struct ConstantTests {
  struct TypeView: View {
    struct Property: View {
      let name: String

      static let fields: [ViewField<Property>] = [.text("name", \.name)]
    }

    var properties = [Property(name: "a"), Property(name: "b")]

    static let fields: [ViewField<TypeView>] = [.constant("access"), .list("properties", \.properties)]
  }

  private func render(_ text: String, _ access: String, partials: [String: String] = [:]) throws -> String {
    try Template<TypeView>(
      name: "Type.swift", text: text, partials: partials,
      constants: [Constant("other", "?"), Constant("access", access)]
    ).render(TypeView())
  }

  @Test func areLiteralText() throws {
    #expect(try render("{{access}} struct", "public") == "public struct")
    let text = "{{#properties}}\n{{access}} var {{name}}\n{{/properties}}\n{{access}}"
    #expect(try render(text, "public") == "public var a\npublic var b\npublic")
  }

  @Test func aloneOnTheirLines() throws {
    #expect(try render("{\n  {{access}}\n}\n", "public") == "{\n  public\n}\n")
    #expect(try render("{\n  {{access}}\n}\n", "") == "{\n\n}\n")
    #expect(
      try render("  {{>p}}\n", "one\n\ntwo", partials: ["p": "{\n  {{access}}\n}\n"])
        == "  {\n    one\n\n    two\n  }\n")
  }

  @Test(arguments: ["{{#access}}{{/access}}", "{{^access}}{{/access}}"])
  func areNoConditions(_ text: String) throws {
    let error = #expect(throws: TemplateError.self) { try render(text, "public") }
    #expect(error?.description == "`access` is a string and cannot be a condition")
  }
}
