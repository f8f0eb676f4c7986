/// The bytes of a string that stand in the string itself, and not in memory of its own: up to fifteen, as most names
/// have.
///
/// Swift's ABI fixes this form (StringObject.swift, "small strings"): the bytes in the order of memory, and in the
/// sixteenth place a mark and how many they are. To be written they need no address, and no call.
struct ShortText {
  /// The sixteenth is none of the text.
  let bytes: SIMD2<UInt64>
  let count: Int

  /// nil: the string has its bytes elsewhere.
  @inline(__always) init?(_ text: String) {
    #if (arch(x86_64) || arch(arm64)) && !os(Android)
      bytes = unsafeBitCast(text, to: SIMD2<UInt64>.self)
      guard bytes.y & 0x2000_0000_0000_0000 != 0 else { return nil }
      count = Int(truncatingIfNeeded: bytes.y >> 56) & 15
    #else
      // Where the form is another one, no text is short.
      return nil
    #endif
  }
}
