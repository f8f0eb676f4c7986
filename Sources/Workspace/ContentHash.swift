import CPlatform

/// 128 bits that tell one content from another: MurmurHash3 (x64, 128 bits, seed 0), the same on every machine.
///
/// It recognises a file as one that messagegen wrote, and by a `Receipt` the inputs of a run as those of an earlier one.
/// To be wrong about either takes two contents with the same 128 bits, the one where the other was. By chance that does
/// not happen: each comparison is of two contents, not of one with all there are. On purpose it can be made to happen,
/// for the function is no cryptographic one; but whoever can put such a file into a project can write into it anyway.
struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  let high: UInt64
  let low: UInt64

  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash($0) }
  }

  init(_ bytes: UnsafeRawBufferPointer) {
    var (a, b): (UInt64, UInt64) = (0, 0)
    let tail = bytes.count & ~15
    var offset = 0
    while offset < tail {
      a ^= Self.mixFirst(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      a = (platform_rotate_left(a, 27) &+ b) &* 5 &+ 0x52dc_e729
      b ^= Self.mixSecond(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)))
      b = (platform_rotate_left(b, 31) &+ a) &* 5 &+ 0x3849_5ab5
      offset &+= 16
    }
    var (first, second): (UInt64, UInt64) = (0, 0)
    while offset < bytes.count {
      let (byte, place) = (UInt64(bytes[offset]), offset & 15)
      if place < 8 { first |= byte << (8 * place) } else { second |= byte << (8 * (place - 8)) }
      offset &+= 1
    }
    a ^= Self.mixFirst(first) ^ UInt64(bytes.count)
    b ^= Self.mixSecond(second) ^ UInt64(bytes.count)
    a &+= b
    b &+= a
    a = Self.finish(a)
    b = Self.finish(b)
    a &+= b
    high = a
    low = b &+ a
  }

  /// From 32 lower-case hexadecimal digits.
  init?(digits: some Sequence<UInt8>) {
    var (high, low): (UInt64, UInt64) = (0, 0)
    var count = 0
    for byte in digits {
      guard let digit = Self.digit(byte) else { return nil }
      high = high << 4 | low >> 60
      low = low << 4 | digit
      count += 1
    }
    guard count == 32 else { return nil }
    self.high = high
    self.low = low
  }

  var description: String {
    var digits: [UInt8] = []
    appendDigits(to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// As 32 lower-case hexadecimal digits.
  func appendDigits(to text: inout [UInt8]) {
    for half in [high, low] {
      withUnsafeBytes(of: (Self.digits(half >> 32), Self.digits(half & 0xffff_ffff))) { text.append(contentsOf: $0) }
    }
  }

  /// The digits of a number of 32 bits, in the order of memory: a byte for each half of one of its own.
  private static func digits(_ number: UInt64) -> UInt64 {
    var values = (number << 16 | number) & 0x0000_ffff_0000_ffff
    values = (values << 8 | values) & 0x00ff_00ff_00ff_00ff
    values = (values << 4 | values) & 0x0f0f_0f0f_0f0f_0f0f
    let letters = (values + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return (values + 0x3030_3030_3030_3030 + letters * 39).bigEndian
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private static let firstFactor: UInt64 = 0x87c3_7b91_1142_53d5
  private static let secondFactor: UInt64 = 0x4cf5_ad43_2745_937f

  private static func mixFirst(_ k: UInt64) -> UInt64 { platform_rotate_left(k &* firstFactor, 31) &* secondFactor }

  private static func mixSecond(_ k: UInt64) -> UInt64 { platform_rotate_left(k &* secondFactor, 33) &* firstFactor }

  private static func finish(_ value: UInt64) -> UInt64 {
    var k = value
    k = (k ^ k >> 33) &* 0xff51_afd7_ed55_8ccd
    k = (k ^ k >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return k ^ k >> 33
  }
}
