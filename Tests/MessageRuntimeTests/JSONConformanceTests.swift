import Testing

@testable import MessageRuntime

/// What is JSON and what is not, by RFC 8259; and what the RFC leaves to us.
@Suite struct JSONConformanceTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-0", "1", "-1", "10", "1.5", "1e3", "1E+3", "1e-3", "-0.0e0", "1.25E2",
    "123456789012345678901234567890", "1e400", "-1e-400", "\"\"", "\"a\"", "\"\u{7F}\"", "\"\u{2028}\"", "\"恭喜\"",
    "\"😀\"",
    #""\"\\\/\b\f\n\r\t""#, #""\u0000""#, #""\u606d\u559C""#, #""\ud83d\ude00""#, #""\uD800""#, #""\udc00\ud800""#,
    "[]",
    "[ ]", "[1]", "[1,2 , 3]", "[[],[[]],{}]", "{}", "{ }", #"{"a":1}"#, #"{"a":1,"a":2}"#, #"{"":""}"#,
    #"{"a b.c-d":{"红包":[null]}}"#, " \t\r\n{ \"a\" : [ 1 , { } ] } \n",
  ])
  func accepted(_ text: String) {
    #expect(JSONValue(json: text) != nil)
  }

  @Test(arguments: [
    "", " ", "nul", "True", "NaN", "Infinity", "-Infinity", "undefined", "-", "+1", "01", "-01", "00", ".5", "1.",
    "-.5",
    "1e", "1e+", "1.e3", "0x10", "1_000", "1 2", "１", "\"", "\"a", "'a'", "\"\u{0}\"", "\"\n\"", "\"\t\"", "\"\u{1F}\"",
    #""\a""#, #""\'""#, #""\u12""#, #""\u12G4""#, #""\U1234""#, #""\"#, "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]",
    "[1,,2]",
    "[1}", "{", "}", "{]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{a:1}", "{1:1}", "{\"a\" 1}",
    "{\"a\":1 \"b\":2}",
    "{\"a\":1,,\"b\":2}", "{\"a\":1{\"b\":2}}", "{\"a\":1}}", "{}{}", "[][]", "null null", "nullx", "// a\n1", "/**/1",
    "1 //",
    "\u{FEFF}{}", "\u{A0}1", "\u{0B}1", "\u{0}", "{}\u{0}", "[1]\u{0}",
  ])
  func rejected(_ text: String) {
    #expect(JSONValue(json: text) == nil)
  }

  @Test func depthHasALimit() {
    #expect(JSONValue(json: nested(448)) != nil)
    #expect(JSONValue(json: nested(449)) == nil)
    #expect(FixtureMessage.decode(nested(512)).reason == .notAnObject)
    #expect(FixtureMessage.decode(nested(513)).reason == .notJSON(offset: 512))
    #expect(JSONValue(json: String(repeating: "[", count: 1_000_000)) == nil)
    #expect(JSONValue(json: String(repeating: "{\"a\":", count: 1_000_000)) == nil)
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }
}
