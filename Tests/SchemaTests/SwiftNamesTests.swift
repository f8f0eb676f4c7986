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

  @Test(arguments: [
    ("roomID_list", ["room", "id", "list"]), ("imageURL", ["image", "url"]), ("file_md5", ["file", "md5"]),
    ("id", ["id"]),
  ])
  func namesHaveWords(name: String, words: [String]) {
    #expect(SwiftNames.words(of: name) == words)
  }

  @Test(arguments: [
    ("QrCode_Add", "qrCodeAdd"), ("PERMANENT_LOCK", "permanentLock"), ("URLPath", "urlPath"), ("URL", "url"),
    ("m.disclosed", "mDisclosed"), ("in-progress", "inProgress"), ("creating", "creating"), ("Red", "red"),
    ("URL2Path", "url2Path"), ("A1", "a1"), ("open URL", "openUrl"), ("1v1", "1v1"), ("!", ""), ("红包", "红包"),
    ("EIMAMSG_InputStatus_Ing", "eimamsgInputStatusIng"), ("a_URLPath", "aURLPath"), ("X", "x"), ("aB", "aB"),
    ("V2URL", "v2url"), ("HTTPServer2", "httpServer2"), ("IDs", "iDs"),
  ])
  func `case names come from raw values`(_ raw: String, _ name: String) {
    #expect(SwiftNames.caseName(from: raw) == name)
  }

  @Test(arguments: ["a", "_a", "a1", "红包", "été", "class", "ﬁ", "🎁", "größe", "e\u{301}"])
  func `identifiers`(_ text: String) { #expect(SwiftNames.isIdentifier(text)) }

  @Test(arguments: ["", "_", "1a", "a-b", "a b", "a.b", "+", "a!", "\u{301}a", "（a", "a`"])
  func `no identifiers`(_ text: String) { #expect(SwiftNames.isIdentifier(text) == (text == "（a")) }

  @Test func `keywords are escaped`() { #expect(["class", "title"].map(SwiftNames.escaped) == ["`class`", "title"]) }

  @Test func `names in use`() {
    let types = ["JSONValue", "String", "CustomMessage", "URL", "", "JSONValues", "string", "Url"]
    #expect(types.filter(SwiftNames.typesInUse.contains) == ["JSONValue", "String", "CustomMessage", "URL"])
    #expect(SwiftNames.attachmentMembers.isSuperset(of: ["tap", "encode", "typeID"]))
    #expect(!SwiftNames.objectMembers.contains("tap"))
  }

  @Test func `files of every target, in whatever case`() {
    let files = ["Custommessage", "MessageRuntime", "CustomMessages"].map { SwiftNames.generatedFile(likeThatOf: $0) }
    #expect(files == ["CustomMessage", "MessageRuntime", nil])
  }

  @Test(arguments: [
    ("title", "Title"), ("x", "X"), ("Abc", "Abc"), ("messageAbstract", "MessageAbstract"),
    ("red-packet_id", "RedPacketId"),
  ])
  func `type names are UpperCamelCase`(name: String, capitalized: String) {
    #expect(SwiftNames.upperCamelCase(name) == capitalized)
  }
}
