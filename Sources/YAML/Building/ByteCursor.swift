/// Turns libyaml's marks, which count characters, into byte offsets.
///
/// Marks come in nearly ascending order, so the cursor walks from the last one, forwards or backwards.
struct ByteCursor {
  private let bytes: [UInt8]
  private var offset: Int
  private var index = 0

  /// `start` is the byte where character 0 is, behind a byte order mark.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    offset = start
  }

  mutating func offset(of character: Int) -> Int {
    while index < character, offset < bytes.count {
      offset += 1
      while offset < bytes.count, isContinuation(offset) { offset += 1 }
      index += 1
    }
    while index > character, offset > 0 {
      offset -= 1
      while offset > 0, isContinuation(offset) { offset -= 1 }
      index -= 1
    }
    return offset
  }

  private func isContinuation(_ offset: Int) -> Bool { bytes[offset] & 0xC0 == 0x80 }
}
