import Testing

@testable import SchemaReader

struct SmallIntegerTests {
  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("42", 42), ("999999999999999999", 999_999_999_999_999_999), ("1000000000000000000", nil),
      ("", nil), ("01", nil), ("-1", nil), ("+1", nil), ("1.0", nil), ("1_0", nil), ("٣", nil),
    ] as [(String, Int64?)])
  func readsWhatEverybodyReadsTheSame(text: String, value: Int64?) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { PlainScalar.smallInteger($0) } == value)
  }
}
