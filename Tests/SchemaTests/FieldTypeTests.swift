import Schema
import Testing

struct FieldTypeTests {
  /// Each word says one type, and every type that has a word is found by it.
  @Test func wordsSayTypes() {
    let words = FieldType.scalars.compactMap(\.word)
    #expect(words.count == FieldType.scalars.count)
    #expect(Set(words).count == words.count)
    #expect(FieldType.Integer.allCases.allSatisfy { words.contains($0.rawValue) })
    #expect(FieldType.timestamp(.seconds).word == "timestamp")
    #expect(FieldType.list(.string).word == nil)
  }
}
