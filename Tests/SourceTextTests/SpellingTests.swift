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
}
