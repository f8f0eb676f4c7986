import Testing

@testable import Templating

/// Bytes are found where all of them stand before the end.
struct ByteSearchTests {
  @Test(arguments: [
    ("{{", 5, 1), ("{{", 3, 1), ("{{", 2, nil), ("{", 9, 1), ("}}", 9, 7), ("}}", 8, nil), ("%>", 9, nil),
  ])
  func findsBytes(_ bytes: String, _ end: Int, _ expected: Int?) {
    let found = Array("a{{{b}c}}".utf8).withUnsafeBufferPointer { text in
      Array(bytes.utf8).withUnsafeBufferPointer { text.firstIndex(of: $0, from: 0, to: end) }
    }
    #expect(found == expected)
  }
}
