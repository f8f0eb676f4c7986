import Schema
import SchemaTestSupport
import SourceText
import Testing

/// That what is read means what was written.
struct ModelTests {
  private func message(_ text: String) throws -> (Message, Schema) {
    let project = TestProject(text.hasPrefix("message: ") ? text : "message: Sample\nid: 1\n" + text)
    #expect(project.printed() == "")
    let schema = try project.schema
    return (try #require(schema.messages.first), schema)
  }

  @Test func fields() throws {
    let (message, schema) = try message(
      """
      fields:
        tags?: [string]
        amount: { type: int64, key: amt, aliases: [a], default: 0, omit: default, encoding: string, lenient: false }
        inner: { lenient: false, object: { n: int } }
        hand: { enum: { ken: 1, jan: { raw: 2, doc: Scissors } }, default: jan }
        time: { type: { string: timestamp }, unit: ms }
      """)
    let fields = message.fields
    #expect(fields.map(\.name) == ["tags", "amount", "inner", "hand", "time"])
    #expect(fields[0].isOptional && fields[0].type == .list(.string) && fields[0].omission == .nil)
    #expect(fields[1].key.value == "amt" && fields[1].defaultValue?.value == .integer(0))
    #expect(fields[1].encoding == .string && fields[1].isLenient == false && fields[1].omission == .default)
    guard case .object(let id) = fields[2].type else { throw Unexpected() }
    #expect(schema[id].container == .message("Sample") && schema[id].name == "Inner")
    #expect(schema[id].fields[0].isLenient == false, "leniency holds for what is inside")
    #expect(fields[3].defaultValue?.value == .enumCase("jan"))
    #expect(fields[4].type == .map(.timestamp(.milliseconds)))
  }

  /// Editors write a letter with an accent as one code point or as two.
  @Test(arguments: [("\u{C9}tat", "E\u{301}tat"), ("E\u{301}tat", "\u{C9}tat")])
  func namesAreTheSameInOtherBytes(declared: String, used: String) throws {
    let project = TestProject("object: \(declared)\nfields: { n: int }\n---\nmessage: B\nid: 1\nfields: { a: \(used) }")
    #expect(project.printed() == "")
    #expect(try project.schema.objects.map(\.name) == [declared])
  }

  @Test func identities() throws {
    let (message, _) = try message(
      """
      message: Sample
      ids: [[8, 81..90], ["8", _]]
      envelope: pair
      === messagegen.yaml
      version: 1
      envelopes: { pair: { id: [first, second], payload: data } }
      """)
    #expect(
      message.ids.all.map(\.components) == [
        [.value(.integer(8)), .range(81...90)], [.value(.string("8")), .any],
      ])
  }

  @Test func `a layout is merged with its preset`() throws {
    let (message, _) = try message(
      """
      layout: { preset: bubble, size: [full*0.65-8, 40], avatar: false }
      === messagegen.yaml
      version: 1
      presets: { bubble: { insets: { outgoing: [3, 3, 3, 8], incoming: [3, 8, 3, 3] } } }
      """)
    let layout = try #require(message.layout)
    #expect(layout.base.insets?.value.outgoing == .init(top: 3, left: 3, bottom: 3, right: 8))
    #expect(
      layout.base.size?.value
        == .fixed(.init(width: .init(reference: .full, factor: 0.65, points: -8), height: .init(points: 40))))
    #expect(layout.base.avatar?.value == false && layout.base.nickname == nil)
  }

  @Test func `texts are templates`() throws {
    let (message, _) = try message("fields: { a: string, b: [int] }\ntexts: { summary: \"{{x} {a}{b.count}\" }")
    guard case .template(let text)? = message.texts.summary?.value else { throw Unexpected() }
    #expect(text.segments.count == 3 && text.segments[0] == .literal("{x} "))
    #expect(text.fields.map(\.text) == ["a", "b"])
  }

  @Test func `included fields come first, with their rules`() throws {
    let (message, _) = try message(
      """
      include: File
      fields: { label: string }
      ---
      object: File
      fields: { name: string }
      validate: [{ field: name, nonEmpty: true }]
      """)
    #expect(message.fields.map(\.name) == ["name", "label"] && message.rules.count == 1)
  }

  @Test func `paths have escapes`() throws {
    let project = TestProject(
      "=== messagegen.yaml\nversion: 1\nenvelopes: { deep: { id: head/a~1b, payload: body/x } }")
    let envelopes = try project.schema.configuration.envelopes
    #expect(envelopes.map(\.name.value) == ["default", "deep"])
    #expect(envelopes[1].idKeys == [["head", "a/b"]] && envelopes[1].payload == ["body", "x"])
  }

  @Test func `a default and constants keep their JSON`() throws {
    let (message, _) = try message("fields: { a: { type: json, default: { x: [1, true, \"é\\n\"] } } }")
    #expect(message.fields[0].defaultValue?.value == .json(#"{"x":[1,true,"é\n"]}"#))
  }
}
