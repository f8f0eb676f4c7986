import SourceText
import Testing

/// The name somebody meant, and nothing when no name is near.
struct SpellingTests {
  @Test(arguments: [
    ("String", ["int", "string", "strings"], "string"), ("titel", ["tile", "title"], "title"),
    ("redpacketid", ["redPacket", "redPacketId"], "redPacketId"), ("fileds", ["filed", "fields"], "fields"),
    ("behaviour", ["behavior", "layout"], "behavior"), ("mesage", ["message"], "message"),
    ("idd", ["id", "ids"], "id"),
    ("红色", ["红包", "红"], "红包"), ("on", ["no", "one"], "no"),
  ])
  func isFound(_ name: String, _ names: [String], _ expected: String) {
    #expect(Spelling.nearest(to: name, in: names) == expected)
  }

  @Test(arguments: [
    ("whatever", ["message", "object"]), ("a", ["b"]), ("", ["a", ""]), ("id", ["xy"]), ("title", ["title"]),
    ("ab", []),
  ])
  func isNotGuessed(_ name: String, _ names: [String]) { #expect(Spelling.nearest(to: name, in: names) == nil) }

  @Test func namesOfManyMarksAreComparedInTime() {
    let marks = "a" + String(repeating: "\u{301}\u{323}", count: 10_000)
    #expect(Spelling.nearest(to: marks, in: ["a", "b", "name"]) == nil)
    #expect(Spelling.nearest(to: "a", in: [marks]) == nil)
  }
}
