import TestSupport
import Testing

@testable import Workspace

/// Names are in the order of their bytes, which no locale changes.
struct ByteOrderTests {
  @Test func isThatOfTheBytes() {
    var random = Randomness(1)
    let letters = Array("abAB0_.é红\u{301}")
    for length in [0, 1, 7, 8, 9, 15, 16, 17, 40] {
      let texts = (0..<200).map { _ in
        // Most of them begin alike.
        String(repeating: "a", count: Int.random(in: 0...length, using: &random))
          + String((0..<Int.random(in: 0...3, using: &random)).map { _ in letters.randomElement(using: &random)! })
      }
      let sorted = texts.inByteOrder { $0 }.map { Array($0.utf8) }
      #expect(sorted == texts.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  @Test func whatEndsEarlierComesFirst() {
    #expect(["a\0", "a", "", "\0", "a\0\0"].inByteOrder { $0 } == ["", "\0", "a", "a\0", "a\0\0"])
  }
}
