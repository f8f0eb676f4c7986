import SchemaTestSupport
import SourceText
import Testing

@testable import Language

/// What editors offer as an example is right somewhere: in one of the documents of its form, at the `@`.
struct KeyExampleTests {
  private static let fields = """
    fields: { title: string, price: string, count: int, flag: string, url: string?, path: string?, link: url, tags: [string] }
    """
  private static let gift = "message: Gift\nid: 1\n\(fields)\n"

  private static let documents: [(form: Form, texts: [String])] = [
    (
      .message,
      ["@\nid: 1", "message: Gift\n@", "message: Gift\nenvelope: pair\n@", "message: Gift\nid: 1\n@", gift + "@"]
    ),
    (.alsoReads, ["@, id: 2", "envelope: flat, @", "envelope: pair, @"].map { gift + "alsoReads: [{ \($0) }]" }),
    (.object, ["@\nfields: { a: string }", "object: A\nfields: { a: string, city: string? }\n@"]),
    (.enumeration, ["@\ncases: [a, b]", "enum: A\n@", "enum: A\ncases: [a, b]\n@"]),
    (.enumCase, ["enum: A\ncases: { a: { raw: 1, @ } }"]),
    (
      .field,
      [
        "@", "@, unit: ms", "@, object: { b: string }", "type: string, @", "type: int, @", "type: url, @",
        "type: [string], @",
      ]
      .map { "message: Gift\nid: 1\nfields: { a: { \($0) } }" }
    ),
    (
      .rule,
      ["title, nonEmpty: true", "title", "count", "link", "tags"].map { gift + "validate: [{ field: \($0), @ }]" }
    ),
    (.layout, [gift + "layout: { @ }"]),
    (.layoutVariant, ["@, bubble: true", "when: { flag: a }, @"].map { gift + "layout: { variants: [{ \($0) }] }" }),
    (.label, [gift + "layout: { content: { label: a, @ } }"]),
    (.image, [gift + "layout: { content: { image: { asset: a }, @ } }"]),
    (.rating, [gift + "layout: { content: { rating: count, @ } }"]),
    (
      .button,
      [
        gift + "layout: { content: { button: a, @ } }",
        gift + "layout: { content: { button: a, tap: { event: B }, @ } }",
      ]
    ),
    (.separator, [gift + "layout: { content: { separator: 1, @ } }"]),
    (.row, [gift + "layout: { content: { row: [{ label: a }], @ } }"]),
    (.column, [gift + "layout: { content: { column: [{ label: a }], @ } }"]),
    (.texts, [gift + "texts: { @ }"]),
    (.textVariant, [gift + "texts: { summary: [{ @, text: a }, { text: b }] }"]),
    (.tap, [gift + "tap: { open: link, @ }"]),
    (.transferFile, [gift + "local: { filePath: string? }\ntransfer: { upload: { @, url: link } }"]),
    (.preset, ["≡ presets: { a: { @ } }"]),
    (.configuration, ["≡ @"]),
    (.envelope, ["@", "id: type, @"].map { "≡ envelopes: { other: { \($0) } }" }),
    (.ids, ["≡ ids: { @ }"]),
    (.runtime, ["≡ runtime: { @ }"]),
    (.target, ["path: B, @", "@"].map { "≡ targets: [{ name: A, \($0) }, { name: Chat, path: C }]" }),
    (.profile, ["≡ profile: { fields: { a: string? }, @ }"]),
    (.lint, ["≡ lint: { @ }"]),
    (.docs, ["≡ docs: { @ }"]),
    (.releases, ["≡ releases: { @ }"]),
  ]

  @Test func everyExampleIsRightInADocument() throws {
    for form in Form.all {
      for key in form.keys {
        for example in key.examples {
          let texts = try #require(Self.documents.first { $0.form === form }?.texts, "\(form.title.english)")
          let errors = texts.map {
            Self.errors(
              $0.split(separator: "@", omittingEmptySubsequences: false).joined(
                separator: "\(key.name): \(example.yaml)"))
          }
          #expect(errors.contains([]), "\(form.title.english), \(key.name): \(errors)")
        }
      }
    }
  }

  /// Behind a `≡` stands what the configuration says.
  private static func errors(_ text: String) -> [String] {
    let isConfiguration = text.hasPrefix("≡ ")
    let envelopes = "envelopes: { default: { id: type }, flat: { id: kind }, pair: { id: [first, second] } }"
    let settings = "version: 1\n" + (isConfiguration ? String(text.dropFirst(2)) : envelopes)
    let project = TestProject(isConfiguration ? [] : [text], configuration: settings)
    return project.findings.filter { $0.severity == .error }.map { "\($0.id): \($0.message.english)" }
  }
}
