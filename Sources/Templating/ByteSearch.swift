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

  /// The first place at `start` or behind it where all these bytes, which are some, stand before `end`.
  func firstIndex(of bytes: Self, from start: Int, to end: Int) -> Int? {
    var start = start
    while let index = firstIndex(of: bytes[0], from: start, to: end - bytes.count + 1) {
      if (1..<bytes.count).allSatisfy({ self[index + $0] == bytes[$0] }) { return index }
      start = index + 1
    }
    return nil
  }

  func isEqual(to bytes: Self) -> Bool {
    guard count == bytes.count, let base = baseAddress, let other = bytes.baseAddress else {
      return count == 0 && bytes.count == 0
    }
    return memcmp(base, other, count) == 0
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

extension StaticString {
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
