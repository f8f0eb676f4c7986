extension UInt8 {
  static var newline: UInt8 { UInt8(ascii: "\n") }

  /// A space, a tab or an end of line.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place at `start` or behind it that has this byte; eight bytes are looked at in one step.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let pattern = ones &* UInt64(byte)
    let memory = UnsafeRawBufferPointer(self)
    var index = start
    while index &+ 8 <= count {
      let differences = UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ pattern
      // The lowest of the high bits that are set here belongs to the first byte that is zero.
      let zeros = (differences &- ones) & ~differences & (ones &* 0x80)
      if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }

  func firstNewline(from start: Int) -> Int? { firstIndex(of: .newline, from: start) }
}
