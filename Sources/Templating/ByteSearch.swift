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

  /// Whether these bytes stand at `start`, and end at `end` or before it.
  func has(_ bytes: [UInt8], at start: Int, to end: Int) -> Bool {
    guard end - start >= bytes.count else { return false }
    for offset in bytes.indices where self[start + offset] != bytes[offset] { return false }
    return true
  }

  func firstNewline(from start: Int) -> Int? { firstIndex(of: .newline, from: start) }
}
