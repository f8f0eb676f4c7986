import Checks
import Schema
import SchemaTestSupport
import SourceText
import Testing

/// What rules and new messages make of earlier releases.
struct ReleaseHistoryTests {
  private func schema(_ new: Example, after releases: Example...) throws -> Schema {
    var schema = try TestProject(new).validSchema
    schema.history = ReleaseHistory(
      try releases.enumerated().map { ("1.\($0)", try TestProject($1).validSchema) })
    return schema
  }

  @Test func noIDOfAReleaseIsFree() throws {
    let gift: Example = "message: Gift\nid: 3"
    #expect(try schema(gift).nextFreeID(in: .init(0)) == 4)
    #expect(try schema(gift, after: "message: Poll\nids: [4, 6..9]", gift).nextFreeID(in: .init(0)) == 10)
    #expect(
      try schema(gift, after: "message: Poll\nid: 1\nalsoReads: [{ envelope: default, id: 7 }]").nextFreeID(
        in: .init(0)) == 8)
    // An envelope that looks elsewhere has its own.
    let other: Example = """
      message: Poll
      envelope: flat
      id: 4
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, payload: data }
        flat: { id: kind }
      """
    #expect(try schema(gift, after: other).nextFreeID(in: .init(0)) == 4)
  }

  @Test func noFixTakesOne() throws {
    let new: Example = "message: Gift\nid: 3\n---\nmessage: Other\nid: 3"
    let found = Lint.check(try schema(new, after: "message: Poll\nid: 4")).filter { $0.id == "duplicate-id" }
    #expect(found.flatMap(\.fixIts).map(\.message.english) == ["replace with 5"])
  }

  @Test func noFixTakesATextThatAnotherMessageHad() throws {
    let configuration = """
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: businessID }
      targets: [{ name: Chat, path: Generated, sdk: [tuikit] }]
      """
    func fixes(after releases: Example...) throws -> [String] {
      var schema = try schema(Example("message: Gift\nid: RedPacket\n" + configuration))
      schema.history = ReleaseHistory(try releases.map { ("1.0", try TestProject($0).validSchema) })
      return Lint.check(schema).filter { $0.id == "tuikit-id-shape" }.flatMap(\.fixIts).map(\.message.english)
    }
    #expect(try fixes() == ["replace with red_packet"])
    #expect(try fixes(after: Example("message: Poll\nid: red_packet\n" + configuration)) == ["replace with gift"])
    #expect(try fixes(after: Example("message: Gift\nid: red_packet\n" + configuration)) == ["replace with red_packet"])
  }

  @Test func theLastUserOfAnIDIsKnown() throws {
    let history = try schema(
      "message: Gift\nid: 3", after: "message: Poll\nids: [4..6]", "message: Poll\nids: [4..6]", "message: Vote\nid: 7"
    ).history
    let group = try #require(history.ids.first).group
    func user(of id: Int64, besides name: String = "Gift") -> [String] {
      history.user(of: [.value(.integer(id))], in: group, besides: name).map { [$0.message, $0.release] } ?? []
    }
    #expect(user(of: 5) == ["Poll", "1.1"])
    #expect(user(of: 7) == ["Vote", "1.2"])
    #expect(user(of: 7, besides: "Vote") == [])
    #expect(user(of: 8) == [])
  }

  @Test func requiredFieldsOfRecordedMessagesAreComparedElsewhere() throws {
    let new: Example = """
      message: Gift
      id: 7
      fields:
        count: { type: int, since: "2.1" }
        at: { object: { x: { type: int, since: "2.1" } } }
      ---
      message: Poll
      id: 8
      fields: { count: { type: int, since: "2.1" } }
      """
    func found(_ schema: Schema) -> Int { Lint.check(schema).count { $0.id == "required-later" } }
    #expect(try found(schema(new)) == 3)
    #expect(try found(schema(new, after: "message: Gift\nid: 7")) == 1)
  }
}
