import SourceText
import Testing

/// Texts that would end the literal they are in, or hide in it.
struct EscapingTests {
  private static let text = "\"\\\n\r\t\u{0}\u{1B}\u{202E}<a&'>é红\u{200B}"

  @Test func insideOfASwiftLiteral() {
    #expect(Escaping.swift(Self.text) == #"\"\\\n\r\t\0\u{1B}\u{202E}<a&'>é红\u{200B}"#)
  }

  @Test func insideOfAJSONString() {
    #expect(Escaping.json(Self.text) == #"\"\\\n\r\t\u0000\u001b"# + "\u{202E}<a&'>é红\u{200B}")
    #expect(
      Escaping.json(Self.text, escapesInvisible: true) == #"\"\\\n\r\t\u0000\u001B\u202E<a&'>é红"# + "\u{200B}")
  }

  @Test func insideOfXML() {
    #expect(
      Escaping.xml(Self.text)
        == "&quot;\\&#10;&#13;&#9;\u{FFFD}\u{FFFD}&#x202E;&lt;a&amp;&apos;&gt;é红\u{200B}")
    #expect(Escaping.xml("a\n\tb", keepsLines: true) == "a\n\tb")
  }
}
