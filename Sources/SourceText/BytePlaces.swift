extension UnsafeRawBufferPointer {
  /// Visits the places of a byte in their order, looking at eight bytes in one step.
  @inlinable
  public func forEachPlace(of byte: UInt8, _ visit: (Int) -> Void) {
    let (wanted, lowBits) = (0x0101_0101_0101_0101 * UInt64(byte), 0x7F7F_7F7F_7F7F_7F7F as UInt64)
    var offset = 0
    while offset + 8 <= count {
      // Bytes that are equal become zero, and only those are marked by their highest bit.
      let differences = UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self)) ^ wanted
      var marks = ~((differences & lowBits) &+ lowBits | differences | lowBits)
      while marks != 0 {
        visit(offset + marks.trailingZeroBitCount / 8)
        marks &= marks &- 1
      }
      offset += 8
    }
    while offset < count {
      if self[offset] == byte { visit(offset) }
      offset += 1
    }
  }
}
