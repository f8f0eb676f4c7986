import Foundation

/// A stretch of the text that is being read; valid as long as the reader's text.
nonisolated public struct JSONSpan {
  public var start: UnsafePointer<UInt8>
  public var count: Int
  /// Of a string: whether it has escapes. The quotes are outside of the span.
  public var isEscaped = false

  /// The text as it stands there.
  public var raw: String { @inline(never) get { plain } }

  /// The same, for where it has to be fast.
  @inline(__always) public var plain: String { String(jsonUTF8: UnsafeBufferPointer(start: start, count: count)) }

  /// A string's meaning; nil if it has an unpaired surrogate.
  @inline(__always) public var text: String? { isEscaped ? unescaped(repairing: false) : raw }

  /// A string's meaning, with U+FFFD for unpaired surrogates.
  public var repairedText: String { unescaped(repairing: true) ?? raw }

  /// Whether the string means this text.
  func isSame(as text: UnsafeBufferPointer<UInt8>) -> Bool {
    if !isEscaped { return JSONSpan.areSame(UnsafeBufferPointer(start: start, count: count), text) }
    var repaired = repairedText
    return repaired.withUTF8 { JSONSpan.areSame($0, text) }
  }

  private static func areSame(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    if a.count != b.count { return false }
    guard let a = a.baseAddress, let other = b.baseAddress else { return true }
    return memcmp(a, other, b.count) == 0
  }

  @inline(never)
  private func unescaped(repairing: Bool) -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 8) { buffer -> String? in
      guard let output = buffer.baseAddress else { return nil }
      var to = output
      var from = start
      let end = start + count
      while from < end {
        if from.pointee != UInt8(ascii: "\\") {
          let length = JSONSpan.copyPlain(from, end, to)
          to += length
          from += length
        } else {
          guard let next = JSONSpan.unescape(&from, end, to, repairing: repairing) else { return nil }
          to = next
        }
      }
      return String(jsonUTF8: UnsafeBufferPointer(start: output, count: to - output))
    }
  }

  /// Copies what stands before the next escape, up to eight bytes of it, and gives how many these were; at least one.
  @inline(__always) static func copyPlain(
    _ from: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>
  ) -> Int {
    if end - from < 8 {
      to.pointee = from.pointee
      return 1
    }
    let word = UnsafeRawPointer(from).loadUnaligned(as: UInt64.self)
    UnsafeMutableRawPointer(to).storeBytes(of: word, as: UInt64.self)
    let special = JSONReader.specials(UInt64(littleEndian: word))
    return special == 0 ? 8 : special.trailingZeroBitCount &>> 3
  }

  /// Writes what an escape means, and gives the place behind that; nil for an unpaired surrogate.
  @inline(__always) static func unescape(
    _ from: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, repairing: Bool
  ) -> UnsafeMutablePointer<UInt8>? {
    if from[1] == UInt8(ascii: "u") { return scalar(&from, end, repairing).map { encode($0, to) } }
    to.pointee = unescape(from[1])
    from += 2
    return to + 1
  }

  private static func unescape(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    default: return byte
    }
  }

  /// The value of `\uXXXX`, or of two that are a surrogate pair; nil for an unpaired surrogate.
  private static func scalar(
    _ from: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ repairing: Bool
  ) -> UInt32? {
    let unit = hex(from + 2)
    from += 6
    if unit & 0xF800 != 0xD800 { return unit }
    let isPair = unit < 0xDC00 && end - from >= 6 && from[0] == UInt8(ascii: "\\") && from[1] == UInt8(ascii: "u")
    if isPair && isHex(from + 2) {
      let low = hex(from + 2)
      if low & 0xFC00 == 0xDC00 {
        from += 6
        return 0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF)
      }
    }
    return repairing ? 0xFFFD : nil
  }

  /// The value of four hexadecimal digits.
  @inline(__always) private static func hex(_ digits: UnsafePointer<UInt8>) -> UInt32 {
    let word = UInt32(bigEndian: UnsafeRawPointer(digits).loadUnaligned(as: UInt32.self))
    let nibbles = (word & 0x0F0F_0F0F) &+ (word &>> 6 & 0x0101_0101) &* 9
    let bytes = (nibbles | nibbles &>> 4) & 0x00FF_00FF
    return (bytes | bytes &>> 8) & 0xFFFF
  }

  /// Whether four bytes are hexadecimal digits.
  @inline(__always) public static func isHex(_ digits: UnsafePointer<UInt8>) -> Bool {
    let ones: UInt32 = 0x0101_0101
    let word = UnsafeRawPointer(digits).loadUnaligned(as: UInt32.self)
    let letters = word | ones &* 0x20
    // The highest bit of each byte says whether it is at least the first, and not beyond the last of a range.
    let isDigit = (word &+ ones &* 0x50) & ~(word &+ ones &* 0x46)
    let isLetter = (letters &+ ones &* 0x1F) & ~(letters &+ ones &* 0x19)
    return (isDigit | isLetter) & ~word & 0x8080_8080 == 0x8080_8080
  }

  /// 0 to 15, or 255 for what is no hexadecimal digit.
  public static func hexValue(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x30...0x39: return byte &- 0x30
    case 0x41...0x46: return byte &- 0x37
    case 0x61...0x66: return byte &- 0x57
    default: return 255
    }
  }

  /// Appends a scalar's UTF-8.
  private static func encode(_ scalar: UInt32, _ to: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    var to = to
    if scalar < 0x80 {
      append(scalar, to: &to)
      return to
    }
    if scalar < 0x800 {
      append(0xC0 | scalar >> 6, to: &to)
    } else {
      if scalar < 0x10000 {
        append(0xE0 | scalar >> 12, to: &to)
      } else {
        append(0xF0 | scalar >> 18, to: &to)
        append(0x80 | (scalar >> 12 & 0x3F), to: &to)
      }
      append(0x80 | (scalar >> 6 & 0x3F), to: &to)
    }
    append(0x80 | (scalar & 0x3F), to: &to)
    return to
  }

  @inline(__always) private static func append(_ byte: UInt32, to: inout UnsafeMutablePointer<UInt8>) {
    to.pointee = UInt8(truncatingIfNeeded: byte)
    to += 1
  }
}
