import Inspection
import SchemaTestSupport
import Testing

/// Keys and ids that Swift would compare by sorting their marks.
struct LongKeyTests {
  private static let schema = """
    message: Gift
    id: gift
    fields: { title: string?, map: { type: { string: int }, default: {} } }
    """
  private static let configuration = """
    version: 1
    envelopes: { default: { id: type, payload: data, strict: true } }

    """
  private static let marks = "a/~" + String(repeating: "\u{301}\u{323}", count: 10_000)

  @Test(
    arguments: [#"{"type":"gift","data":{"map":{"@":1}}}"#, #"{"type":"gift","data":{"map":{"@":{}}}}"#])
  func inMapsAreShownInTime(_ payload: String) throws {
    let explanation = try #require(try Self.inspection(payload).explanation)
    let notes = explanation.fields.flatMap(\.notes)
    #expect(notes.allSatisfy { $0.pointer?.utf8.starts(with: "/data/map/a~1~0".utf8) == true })
  }

  @Test(
    arguments: [#"{"type":"gift","data":{"@":1}}"#, #"{"type":"gift","@":{"title":"a"}}"#])
  func thatAreUnknownAreShownInTime(_ payload: String) throws {
    let explanation = try #require(try Self.inspection(payload).explanation)
    #expect(explanation.keys.count { $0.isUnknownKey } == 1)
    let escaped = Array("/a~1~0".utf8)
    let pointers = explanation.keys.compactMap(\.pointer)
    #expect(pointers.allSatisfy { Array($0.utf8.prefix(64)).firstRange(of: escaped) != nil })
  }

  @Test func thatAreIDsAreShownInTime() throws {
    #expect(try Self.inspection(#"{"type":"@"}"#).mismatches.count == 1)
  }

  private static func inspection(_ payload: String) throws -> Inspection {
    let project = TestProject([schema], configuration: configuration)
    return Inspector(try project.schema).inspect(Payload(payload.replacing("@", with: marks)))
  }
}
