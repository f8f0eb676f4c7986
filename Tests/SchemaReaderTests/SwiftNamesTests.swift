import Schema
import Testing

@Suite struct SwiftNamesTests {
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

  @Test(arguments: ["a", "_a", "a1", "红包", "été", "class", "ﬁ", "🎁"])
  func `identifiers`(_ text: String) { #expect(SwiftNames.isIdentifier(text)) }

  @Test(arguments: ["", "_", "1a", "a-b", "a b", "a.b", "+", "a!", "\u{301}a", "（a", "a`"])
  func `no identifiers`(_ text: String) { #expect(SwiftNames.isIdentifier(text) == (text == "（a")) }

  @Test func `keywords are escaped`() {
    #expect(SwiftNames.escaped("class") == "`class`")
    #expect(SwiftNames.escaped("title") == "title")
  }

  @Test func `type names are UpperCamelCase`() {
    #expect(SwiftNames.upperCamelCase("messageAbstract") == "MessageAbstract")
    #expect(SwiftNames.upperCamelCase("red-packet_id") == "RedPacketId")
  }

  @Test func `names in use`() {
    for name in ["JSONValue", "String", "CustomMessage", "URL"] { #expect(SwiftNames.typesInUse.contains(name)) }
    for name in ["", "JSONValues", "string", "Url"] { #expect(!SwiftNames.typesInUse.contains(name)) }
    for name in ["tap", "encode", "typeID"] { #expect(SwiftNames.attachmentMembers.contains(name)) }
    #expect(!SwiftNames.objectMembers.contains("tap"))
  }

  @Test func `files of every target, in whatever case`() {
    #expect(SwiftNames.generatedFile(likeThatOf: "Custommessage") == "CustomMessage")
    #expect(SwiftNames.generatedFile(likeThatOf: "MessageRuntime") == "MessageRuntime")
    #expect(SwiftNames.generatedFile(likeThatOf: "CustomMessages") == nil)
  }
}

struct CapitalizedNameTests {
  @Test(arguments: [("title", "Title"), ("x", "X"), ("Abc", "Abc"), ("aVeryLongNameOfAField", "AVeryLongNameOfAField")])
  func aWordIsCapitalized(name: String, capitalized: String) {
    #expect(SwiftNames.upperCamelCase(name) == capitalized)
  }
}
