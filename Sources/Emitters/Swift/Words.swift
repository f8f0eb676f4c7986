/// The bytes of a text, eight at a time; what is left of the last eight is spaces.
struct Words {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = UnsafeRawBufferPointer(bytes) }

  @inline(__always) func allSatisfy(_ test: (UInt64) -> Bool) -> Bool {
    var place = 0
    while place &+ 8 <= bytes.count {
      if !test(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) { return false }
      place &+= 8
    }
    var rest = UInt64.each(0x20)
    while place < bytes.count {
      rest = rest << 8 | UInt64(bytes[place])
      place &+= 1
    }
    return test(rest)
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
