import Schema
import SchemaTestSupport
import SourceText
import Testing

/// That what a declaration keeps in little room comes back as it was written.
struct DeclarationTests {
  private func message(_ text: String) throws -> (Message, Schema, TestProject) {
    let project = TestProject("message: Sample\nid: 1\n" + text)
    #expect(project.printed() == "")
    let schema = try project.schema
    return (try #require(schema.messages.first), schema, project)
  }

  @Test func documentation() throws {
    let (message, _, project) = try message(
      #"""
      fields:
        plain: { type: string, doc: The title. }
        single: { type: string, doc: 'The title' }
        double: { type: string, doc: "Of 红包" }
        escaped: { type: string, doc: "A\tB" }
        doubled: { type: string, doc: 'it''s' }
        anchored: { type: string, doc: &text "The same." }
        aliased: { type: string, doc: *text }
        blank: { type: string, doc: "  " }
        empty: { type: string, doc: "" }
        none: string
        folded:
          type: string
          doc: >
            Two
            lines.
      """#)
    #expect(
      message.fields.map { $0.declaration.doc?.value } == [
        "The title.", "The title", "Of 红包", "A\tB", "it's", "The same.", "The same.", "  ", "", nil, "Two lines.\n",
      ])
    #expect(
      message.fields.map { $0.declaration.doc.map { project.text(in: $0.range) } } == [
        "The title.", "'The title'", "\"Of 红包\"", #""A\tB""#, "'it''s'", "\"The same.\"", "\"The same.\"", "\"  \"",
        "\"\"", nil, ">\n      Two\n      lines.",
      ])
    #expect(message.fields.filter(\.declaration.isUndocumented).map(\.name) == ["blank", "empty", "none"])
    #expect(message.fields.filter { $0.declaration.doc == nil }.map(\.name) == ["none"])
  }

  @Test func places() throws {
    let (message, _, project) = try message(
      #"""
      fields:
        plain: string
        optional?: { type: [string], since: "1.0" }
        "quoted": { type: int64, deprecated: plain }
        "esc\x61ped": bool
      """#)
    #expect(message.fields.map(\.name) == ["plain", "optional", "quoted", "escaped"])
    #expect(
      message.fields.map { project.text(in: $0.declaration.name.range) } == [
        "plain", "optional", "\"quoted\"", #""esc\x61ped""#,
      ])
    #expect(
      message.fields.map { project.text(in: $0.key.range) } == message.fields.map { project.text(in: $0.nameRange) })
    #expect(message.fields.map { project.text(in: $0.typeRange) } == ["string", "[string]", "int64", "bool"])
    #expect(project.text(in: message.fields[2].range) == #""quoted": { type: int64, deprecated: plain }"#)
    #expect(message.fields[1].declaration.since?.value == "1.0")
    #expect(message.fields[2].deprecated?.value == "plain" && message.fields[3].deprecated == nil)
  }

  @Test func cases() throws {
    let (_, schema, project) = try message(
      """
      fields:
        words: { enum: [sent, PERMANENT_LOCK] }
        numbers: { enum: { small: 1, large: 5000000000, least: -9000000000, told: { raw: 2, doc: Two } } }
        texts: { enum: { a: first, b: b } }
      """)
    #expect(
      schema.enums.map { $0.cases.map(\.name.value) } == [
        ["sent", "permanentLock"], ["small", "large", "least", "told"], ["a", "b"],
      ])
    #expect(
      schema.enums.map { $0.cases.map(\.raw.value) } == [
        [.string("sent"), .string("PERMANENT_LOCK")],
        [.integer(1), .integer(5_000_000_000), .integer(-9_000_000_000), .integer(2)],
        [.string("first"), .string("b")],
      ])
    #expect(
      schema.enums.map { $0.cases.map { project.text(in: $0.raw.range) } }[1] == [
        "1", "5000000000", "-9000000000", "2",
      ])
    #expect(schema.enums.map(\.isInteger) == [false, true, false])
    #expect(schema.enums[1].cases.map { $0.doc?.value } == [nil, nil, nil, "Two"])
  }
}
