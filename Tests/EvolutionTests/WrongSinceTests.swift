import Evolution
import Schema
import SourceText
import Testing

/// What releases say of `since`.
struct WrongSinceTests {
  private func find(_ new: String, _ releases: [(String, String)]) throws -> [String] {
    let recorded = try releases.enumerated().map { index, release in
      Release(name: release.0, schema: try Schema(Example(release.1), from: 100 * (index + 1)))
    }
    return try Evolution.wrongSince(in: Schema(Example(new)), recorded).map(\.message.english)
  }

  private func gift(since: String, title: String? = nil) -> String {
    let field = title.map { "\nfields: { title: { type: string?, since: \"\($0)\" } }" } ?? ""
    return "message: Gift\nid: 7\nsince: \"\(since)\"" + field
  }

  private let other = "message: Other\nid: 1"

  @Test func itIsTheFirstReleaseThatHasIt() throws {
    let releases = [("1.0", other), ("1.1", gift(since: "1.1")), ("1.2", gift(since: "1.1", title: "1.2"))]
    for (since, title, expected) in [
      ("1.1", "1.2", []), ("1.01.0", "1.2.0", []), ("1.2", "1.2", ["`Gift` is already in 1.1"]),
      ("1.0", "1.2", ["`Gift` is not in 1.0"]), ("1.1", "1.1", ["`title` is not in 1.1"]),
      ("1.1", "2.0", ["`title` is already in 1.2"]),
    ] as [(String, String, [String])] {
      #expect(try find(gift(since: since, title: title), releases) == expected)
    }
  }

  @Test func whatIsNewComesWithAReleaseThatIsNotRecorded() throws {
    #expect(try find(gift(since: "1.1"), [("1.0", other)]) == [])
    #expect(try find(gift(since: "1.0.1"), [("1.0", other), ("1.1", other)]) == [])
    #expect(try find(gift(since: "1.1"), [("1.0", other), ("1.1", other)]) == ["`Gift` is not in 1.1"])
  }

  @Test func whatIsOlderThanTheRecordIsNotKnown() throws {
    #expect(try find(gift(since: "0.4", title: "0.9"), [("1.0", gift(since: "0.4", title: "0.9"))]) == [])
    #expect(try find(gift(since: "spring"), [("1.0", gift(since: "spring"))]) == [])
    #expect(try find(gift(since: "1.0"), []) == [])
  }

  @Test func whatHasAnotherNameIsAsOldAsItWas() throws {
    let old = "message: Gift\nid: 7\nfields: { title: string }"
    let new = """
      message: Present
      id: 7
      since: "1.0"
      fields: { wish: { type: string, key: title, since: "1.0" } }
      """
    #expect(try find(new, [("1.0", old)]) == [])
    #expect(try find(new, [("1.0", old), ("1.1", new)]) == [])
  }

  @Test func draftsAreNotReleased() throws {
    let draft = gift(since: "1.1") + "\nstability: draft"
    #expect(try find(gift(since: "1.1"), [("1.0", draft), ("1.1", gift(since: "1.1"))]) == [])
  }

  @Test func typesAndTheirFieldsAreLookedAt() throws {
    let old = "message: Gift\nid: 7\nfields: { kind: Kind, at: { object: { x: int } } }\n---\nenum: Kind\ncases: [a]"
    let new = """
      message: Gift
      id: 7
      fields: { kind: Kind, at: { object: { x: { type: int, since: "1.1" } } } }
      ---
      enum: Kind
      since: "1.1"
      cases: [a]
      """
    #expect(try find(new, [("1.0", old)]) == ["`x` is already in 1.0", "`Kind` is already in 1.0"])
  }
}
