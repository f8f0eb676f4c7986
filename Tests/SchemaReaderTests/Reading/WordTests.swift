import Testing

@testable import SchemaReader

@Suite struct WordTests {
  private func word(_ text: String) -> Word? { Array(text.utf8).withUnsafeBufferPointer { Word($0) } }

  @Test(arguments: ["", "a", "id", "doc", "enum", "count", "deleted", "message1", "message12", "accessibility15"])
  func keepsItsText(text: String) {
    #expect(word(text)?.text == text)
    #expect(Word(text) == word(text))
  }

  @Test func isTheLiteral() {
    #expect(word("accessibility") == "accessibility")
    #expect(word("doc") == "doc")
    #expect(word("doc") != "dob")
  }

  @Test func tellsAZeroByteFromNothing() { #expect(word("doc\0") != word("doc")) }

  @Test func isNotALongText() {
    #expect(word("sixteen letters.") == nil)
    #expect(Word(String(repeating: "a", count: 16)) == nil)
  }
}
