import Foundation
import Testing

@testable import Emitters

struct TextTwinsTests {
  /// Of ASCII, only those are told to have none that no other scalar decomposes to.
  @Test func nothingIsMissed() {
    var twins: Set<Unicode.Scalar> = []
    for value in UInt32(0x80)...0x10FFFF {
      // What is decomposed to one scalar is never composed again.
      guard let scalar = Unicode.Scalar(value), scalar.properties.isFullCompositionExclusion else { continue }
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      if decomposed.count == 1, let only = decomposed.first, only.isASCII { twins.insert(only) }
    }
    #expect(twins == ["K", ";", "`"])
    for value in UInt8(0)..<0x80 {
      let scalar = Unicode.Scalar(value)
      #expect(TextTwins.mayExist(of: "a\(scalar)") == twins.contains(scalar), "\(value)")
    }
  }

  @Test(arguments: ["é", "e\u{301}", "红包", "a\u{1F600}"]) func whatIsNotASCIIMayHaveOne(text: String) {
    #expect(TextTwins.mayExist(of: text))
  }

  @Test(arguments: ["", "plain", "OTHER text", "1"]) func mostTextsHaveNone(text: String) {
    #expect(!TextTwins.mayExist(of: text))
  }
}
