/// The bytes of a text, eight at a time; the last eight have some twice, or spaces.
struct Words {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = UnsafeRawBufferPointer(bytes) }

  @inline(__always) func allSatisfy(_ test: (UInt64) -> Bool) -> Bool {
    var place = 0
    while place &+ 8 <= bytes.count {
      if !test(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) { return false }
      place &+= 8
    }
    return place == bytes.count || test(rest)
  }

  /// What the words before have left.
  @inline(__always) private var rest: UInt64 {
    let count = bytes.count
    if count >= 8 { return bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) }
    if count >= 4 {
      let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    let few = UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count &- 1])
    return few | UInt64.each(0x20) << 24
  }
}

/// Eight bytes, asked all at once.
extension UInt64 {
  /// A word of eight times this byte.
  @inline(__always) static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// All are visible ASCII or spaces.
  @inline(__always) var isPlain: Bool {
    // What is less than a space borrows into the highest bit; 0x7F and one make it.
    (self | (self &- .each(0x20)) | (self &+ .each(1))) & .each(0x80) == 0
  }

  /// None, of those that are plain, is a quotation mark or a backslash.
  @inline(__always) var isVerbatim: Bool { lacks(UInt8(ascii: "\"")) && lacks(UInt8(ascii: "\\")) }

  /// None, of those that are plain, is this one.
  @inline(__always) private func lacks(_ byte: UInt8) -> Bool {
    // What is the byte is 0 then, and borrows.
    let different = self ^ .each(UInt64(byte))
    return (different &- .each(1)) & ~different & .each(0x80) == 0
  }
}
