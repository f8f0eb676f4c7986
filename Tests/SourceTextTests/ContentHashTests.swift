import Testing

@testable import SourceText

struct ContentHashTests {
  /// From the reference implementation's well-known digests.
  @Test(arguments: [
    ("", "00000000000000000000000000000000"),
    ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
    ("The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"),
  ])
  func isMurmurHash3(text: String, digest: String) {
    #expect(ContentHash(Array(text.utf8)).description == digest)
  }

  @Test func everyByteCounts() {
    for count in 1...40 {
      let base = [UInt8](repeating: 7, count: count)
      let variants = base.indices.map { index in
        var bytes = base
        bytes[index] = 8
        return ContentHash(bytes)
      }
      #expect(Set(variants + [ContentHash(base)]).count == count + 1)
    }
  }

  @Test func readsItsOwnDigits() {
    let hash = ContentHash(Array("红包".utf8))
    #expect(ContentHash(digits: hash.description.utf8) == hash)
    #expect(ContentHash(digits: ("+" + hash.description.dropFirst()).utf8) == nil)
    #expect(ContentHash(digits: "abc".utf8) == nil)
  }
}
