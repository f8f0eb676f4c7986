import Testing

@testable import Emitters

/// Text of the author's must not break out of the Swift that it is in.
struct SwiftLiteralTests {
  @Test(arguments: [
    ("plain 红包", "\"plain 红包\""), ("say \"hi\"", #""say \"hi\"""#), (#"back\slash"#, #""back\\slash""#),
    (#"\(name)"#, #""\\(name)""#), ("a\nb\r\tc\0", #""a\nb\r\tc\0""#),
    ("a\u{2028}b\u{202E}c", #""a\u{2028}b\u{202E}c""#),
    ("\u{7F}\u{1B}", #""\u{7F}\u{1B}""#), ("", "\"\""), ("👨‍👩‍👧", "\"👨‍👩‍👧\""),
  ])
  func string(_ text: String, _ literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test(arguments: [
    (#"{"a":1"#, ##"#"{"a":1"#"##), ("}", #""}""#), (##"{"a"#b"##, ##""{\"a\"#b""##),
    (##"{"\#(a)""##, ##""{\"\\#(a)\"""##),
    (#""":1"#, #""\"\":1""#), (#"{"\u0000":"红"#, ##"#"{"\u0000":"红"#"##), ("{\"\u{202E}", #""{\"\u{202E}""#),
    ("\"#\u{301}", "\"\\\"#\u{301}\""),
  ])
  func raw(_ text: String, _ literal: String) {
    #expect(SwiftLiteral.raw(text).unicodeScalars.elementsEqual(literal.unicodeScalars))
  }

  @Test(arguments: [
    ("one line", ["one line"]), ("two\nlines", ["two", "lines"]), ("crlf\r\nend\n", ["crlf", "end"]),
    ("sep\u{2028}arated\u{2029}by\u{85}all\u{B}kinds", ["sep", "arated", "by", "all", "kinds"]),
    ("nul\0 and bell\u{7}", ["nul  and bell"]), (" a  ", [" a"]), ("a \n\t\n b\u{3000}\n ", ["a", "", " b"]),
    (" ", [""]),
    ("*/ evil()", ["*/ evil()"]), ("", [""]),
  ])
  func comment(_ text: String, _ lines: [String]) {
    #expect(SwiftLiteral.commentLines(text) == lines)
  }

  @Test func namesAreFree() {
    var names = UniqueNames(["reader", "key2"])
    #expect(names.free("reader") == "reader2")
    #expect(names.free("key") == "key")
    #expect(names.free("key") == "key3")
  }
}
