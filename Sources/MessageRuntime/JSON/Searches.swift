import Foundation

// The only unsafe code of the runtime: reading goes through these searches all the time, and the third cannot be
// stopped otherwise.

nonisolated enum Searches {
  /// The place of the first quote, backslash or control character from a place on; behind the end if there is none.
  static func endOfPlainText(_ bytes: [UInt8], from start: Int) -> Int {
    precondition(start >= 0 && start <= bytes.count)
    return unsafe bytes.withUnsafeBytes { buffer in
      var place = start
      while buffer.count - place >= 8 {
        let word = unsafe buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let marks = marks(of: UInt64(littleEndian: word))
        if marks != 0 { return place + marks.trailingZeroBitCount / 8 }
        place += 8
      }
      while place < buffer.count, unsafe marks(of: 0x2020_2020_2020_2000 | UInt64(buffer[place])) == 0 { place += 1 }
      return place
    }
  }

  /// Marks the bytes that end plain text by their highest bits. The lowest mark is exact, those above it may be false.
  private static func marks(of word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let slash = word ^ (ones &* 0x5C)
    // What wraps around below the byte looked for, or has its highest bit set: that is then one of the word's, too.
    return ((quote &- ones) | (slash &- ones) | (word &- (ones &* 0x20))) & ~word & (ones &* 0x80)
  }

  /// Whether a text's bytes, and none of its own, stand in a range.
  static func isEqual(_ bytes: [UInt8], _ range: Range<Int>, _ text: String) -> Bool {
    guard range.count == text.utf8.count else { return false }
    let slice = bytes[range]
    let isEqual = unsafe text.utf8.withContiguousStorageIfAvailable { text in
      unsafe slice.withUnsafeBytes {
        unsafe text.isEmpty || memcmp($0.baseAddress!, text.baseAddress!, text.count) == 0
      }
    }
    return isEqual ?? UTF8Text.areSame(String(decoding: slice, as: UTF8.self), text)
  }

  /// Looks for a regular expression, and says what it finds, and that it still looks, until that is enough.
  static func matches(
    of expression: NSRegularExpression, in text: String,
    isEnough: @escaping (Bool, NSRegularExpression.MatchingFlags) -> Bool
  ) {
    let range = NSRange(text.startIndex..., in: text)
    unsafe expression.enumerateMatches(in: text, options: [.reportProgress, .reportCompletion], range: range) {
      match, flags, stop in
      if isEnough(match != nil, flags) { unsafe stop.pointee = true }
    }
  }
}
