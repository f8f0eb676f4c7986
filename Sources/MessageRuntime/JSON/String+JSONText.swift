import Foundation

nonisolated extension String {
  /// Whether it is the very `""` of a literal, which nobody needs to free. Of a string as 32-bit systems store it,
  /// nobody says so.
  @inline(__always) var jsonIsBlank: Bool {
    guard MemoryLayout<String>.size == MemoryLayout<(UInt64, UInt64)>.size else { return false }
    return unsafeBitCast(self, to: (UInt64, UInt64).self) == unsafeBitCast("", to: (UInt64, UInt64).self)
  }

  /// Whether this system makes strings of UTF-8 without checking it.
  @inline(__always) public static var jsonTrustsUTF8: Bool {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) { return true }
    #endif
    return false
  }

  /// Whether a string of up to fifteen bytes is two words: these bytes, and in the highest one their count and whether
  /// they are ASCII. So it is on nearly all systems of 64 bits. Literals tell: their words are compiled in.
  @inline(__always) static var jsonPacksShort: Bool {
    guard MemoryLayout<String>.size == MemoryLayout<(UInt64, UInt64)>.size else { return false }
    return unsafeBitCast("12345678A", to: (UInt64, UInt64).self) == (0x3837_3635_3433_3231, 0xE900_0000_0000_0041)
      && unsafeBitCast("é", to: (UInt64, UInt64).self) == (0xA9C3, 0xA200_0000_0000_0000)
      && unsafeBitCast("", to: (UInt64, UInt64).self) == (0, 0xE000_0000_0000_0000)
  }

  /// Makes a string of up to fifteen bytes that are UTF-8 for sure, where `jsonPacksShort`. Where it shall be, for what
  /// is cast from its words is copied, and that is a call.
  /// - Parameter words: the bytes, the first one lowest; zeros beyond their end.
  @inline(__always)
  static func jsonPack(
    _ words: (UInt64, UInt64), _ count: Int, into string: UnsafeMutablePointer<String>
  ) {
    let kind: UInt64 = (words.0 | words.1) & 0x8080_8080_8080_8080 == 0 ? 0xE0 : 0xA0
    let last = words.1 | (kind | UInt64(truncatingIfNeeded: count)) &<< 56
    let place = UnsafeMutableRawPointer(string)
    place.storeBytes(of: words.0, as: UInt64.self)
    place.storeBytes(of: last, toByteOffset: 8, as: UInt64.self)
  }

  /// The text of bytes that are UTF-8 for sure, being a stretch of a string or written by us.
  public init(jsonUTF8 bytes: UnsafeBufferPointer<UInt8>) {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        self.init(copying: UTF8Span(unchecked: bytes.span))
        return
      }
    #endif
    self.init(decoding: bytes, as: UTF8.self)
  }
}
