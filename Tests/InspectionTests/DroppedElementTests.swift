import Inspection
import SchemaTestSupport
import Testing

/// What is said to be left out is what the decoder leaves out.
@Suite struct DroppedElementTests {
  /// What is said of the elements of a lenient list in a strict project.
  @Test func leniencyInsideOfStrictness() throws {
    let schema = try TestProject(folder: "Tests/Projects/Strict").schema
    let members = #""maybe":"","loose":"AQ==","must":"","mustLoosely":"AQ==","looseList":["",null,"AQ==",5]"#
    let payload = Payload(#"{"type":1030,"data":{\#(members)}}"#)
    let inspection = Inspector(schema).inspect(payload)
    let notes = try #require(inspection.explanation).fields.flatMap(\.notes)
    let dropped = notes.filter { if case .dropped = $0.kind { true } else { false } }
    #expect(dropped.map(\.path) == ["looseList[0]", "looseList[1]", "looseList[3]"])
    #expect(inspection.unknownKeys?.droppedElements == dropped.count)
  }
}
