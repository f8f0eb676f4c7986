import Schema
import SchemaTestSupport
import SourceText
import Testing

@testable import Checks

/// The way out that `color-without-dark` and `low-contrast` give ends the findings of both.
struct DarkColorHelpTests {
  private static func findings(_ style: String, styles: String = "[classic, minimalist]") throws -> [Diagnostic] {
    let example = Example(
      """
      message: Card
      envelope: flat
      id: card
      fields: { title: string }
      layout: { content: { label: "{title}", \(style) } }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit], styles: \(styles) }]
      """)
    let schema = try TestProject(example).validSchema
    return [LintRule.colorWithoutDark, .lowContrast].flatMap { $0.findings(in: schema) }
  }

  @Test(arguments: [
    "color: '#333333'", "color: { light: '#333333', dark: '#EEEEEE' }",
    "color: { light: '#333333', dark: '#333333' }", "color: { light: '#333333', dark: '#808080' }",
    "when: { direction: incoming }, color: '#333333'",
  ])
  func withBothStylesAPairIsNamed(_ style: String) throws {
    let found = try Self.findings(style)
    #expect(found.count == 1)
    let code = try #require(found.first?.help?.english).split(separator: "`").map(String.init)
    #expect(code.count == 6, "\(code)")
    let pair = "background: \(code[3]), color: \(code[5])"
    #expect(try Self.findings(pair).isEmpty, "\(pair)")
  }

  @Test(arguments: ["color: '#333333'", "color: { light: '#333333', dark: '#EEEEEE' }"])
  func inOneStyleAVariantHelps(_ style: String) throws {
    let found = try Self.findings(style, styles: "[classic]")
    #expect(found.map { $0.help?.english.contains("direction: outgoing") } == [true])
  }
}
