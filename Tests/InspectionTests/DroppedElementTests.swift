import Inspection
import SchemaTestSupport
import Testing

/// What is said to be left out is what the decoder leaves out.
struct DroppedElementTests {
  /// What is said of the elements of a lenient list in a strict project.
  @Test func leniencyInsideOfStrictness() throws {
    let schema = try TestProject(folder: "Tests/Projects/Strict").schema
    let members = #""maybe":"","loose":"AQ==","must":"","mustLoosely":"AQ==","looseList":["",null,"AQ==",5]"#
    let payload = Payload(#"{"type":1030,"data":{\#(members)}}"#)
    let inspection = Inspector(schema).inspect(payload)
    #expect(try dropped(from: inspection) == ["looseList[0]", "looseList[1]", "looseList[3]"])
    #expect(inspection.unknownKeys?.droppedElements == 3)
  }

  /// A map cannot hold a key with an unpaired surrogate, whatever its value is.
  @Test func unreadableKeysOfMaps() throws {
    let schema = try TestProject("message: Gift\nid: 5\nfields: { counts: { type: { string: int } } }").schema
    let members = #""a":1,"x\ud800":2,"y\udc00":{},"z\ufffd":3,"b":null"#
    let inspection = Inspector(schema).inspect(Payload(#"{"type":5,"data":{"counts":{\#(members)}}}"#))
    let paths = [#"counts["x\#u{FFFD}"]"#, #"counts["y\#u{FFFD}"]"#, #"counts["b"]"#]
    #expect(try dropped(from: inspection) == paths)
    #expect(inspection.unknownKeys?.droppedElements == 3)
    #expect(inspection.droppedElement(of: ["counts"])?.path == paths[0])
  }

  private func dropped(from inspection: Inspection) throws -> [String] {
    let notes = try #require(inspection.explanation).fields.flatMap(\.notes)
    return notes.filter { if case .dropped = $0.kind { true } else { false } }.map(\.path)
  }
}
