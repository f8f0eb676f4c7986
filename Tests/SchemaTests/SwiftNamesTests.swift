import Testing

@testable import Schema

struct SwiftNamesTests {
  /// Swift takes most of them in identifiers; nobody sees them.
  @Test(arguments: [
    "\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{E0101}", "\u{115F}",
  ])
  func noIdentifierHasWhatIsNotSeen(scalar: Unicode.Scalar) {
    #expect(!SwiftNames.isIdentifier("a\(scalar)"))
    #expect(!SwiftNames.isIdentifier("\(scalar)b"))
  }

  @Test(arguments: ["gift", "_gift2", "礼物", "größe", "e\u{301}"]) func identifiers(name: String) {
    #expect(SwiftNames.isIdentifier(name))
  }

  @Test(arguments: [
    ("roomID_list", ["room", "id", "list"]), ("imageURL", ["image", "url"]), ("file_md5", ["file", "md5"]),
    ("id", ["id"]),
  ])
  func namesHaveWords(name: String, words: [String]) {
    #expect(SwiftNames.words(of: name) == words)
  }
}
