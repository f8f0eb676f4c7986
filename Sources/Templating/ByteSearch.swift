#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension UInt8 {
  static var newline: UInt8 { UInt8(ascii: "\n") }

  /// A space, a tab or an end of line.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place at `start` or behind it, and before `end`, that has this byte.
  func firstIndex(of byte: UInt8, from start: Int, to end: Int? = nil) -> Int? {
    let end = end ?? count
    guard start < end, let base = baseAddress, let found = memchr(base + start, Int32(byte), end - start) else {
      return nil
    }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }

  /// The first place at `start` or behind it where all these bytes stand before `end`.
  func firstIndex(of bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress, let base = baseAddress else { return nil }
      let last = bytes.count - 1
      var start = start
      // Code is full of single braces: they are told from others by the last byte.
      while start < end, let found = memchr(base + start, Int32(first.pointee), end - start) {
        let index = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
        if end - index > last, base[index + last] == first[last], memcmp(base + index, first, last) == 0 {
          return index
        }
        start = index + 1
      }
      return nil
    }
  }

  func firstNewline(from start: Int) -> Int? { firstIndex(of: .newline, from: start) }

  func isBlank(_ range: Range<Int>) -> Bool { self[range].allSatisfy(\.isBlank) }

  /// The range without the blanks around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = self[range].firstIndex(where: { !$0.isBlank }),
      let last = self[range].lastIndex(where: { !$0.isBlank })
    else { return range.upperBound..<range.upperBound }
    return first..<last + 1
  }
}
