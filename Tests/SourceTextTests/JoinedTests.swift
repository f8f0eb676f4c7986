import SourceText
import Testing

@Suite struct JoinedTests {
  /// The standard library's is the one of collections that are no arrays.
  @Test(arguments: [[], [""], ["a"], ["a", "b"], ["", "é", "", "日本語", "e\u{301}"]], ["", ", ", "\u{301}", "ー"])
  func itIsAsTheStandardLibrarys(texts: [String], separator: String) {
    let expected = texts[...].joined(separator: separator)
    #expect(Array(texts.joined(separator: separator).utf8) == Array(expected.utf8))
    #expect(Array(texts.joined().utf8) == texts.flatMap(\.utf8))
  }
}
