import Testing

@testable import SchemaReader

@Suite struct SeenTests {
  /// Few keys stand in a list, many in a table as well.
  @Test(arguments: [1, 24, 25, 26, 100])
  func givesWhatWasEnteredFirst(count: Int) {
    var seen = Seen<String, Int>()
    for number in 0..<count { #expect(seen.enter("name\(number)", number) == nil) }
    for number in 0..<count {
      #expect(seen.enter("name\(number)", -1) == number)
      #expect(seen["name\(number)"] == number)
    }
    #expect(seen["name\(count)"] == nil)
  }

  @Test(arguments: [1, 30])
  func exchanges(count: Int) {
    var seen = Seen<String, Int>()
    for number in 0..<count { #expect(seen.exchange("name\(number)", number) == nil) }
    #expect(seen.exchange("name0", 7) == 0)
    #expect(seen["name0"] == 7)
  }
}
