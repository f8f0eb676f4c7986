/// 128 bits that tell one content from another: MurmurHash3 (x64, 128 bits, seed 0), the same on every machine.
///
/// It recognizes a file as one that messagegen wrote. To be wrong about that takes two contents with the same 128 bits,
/// the one where the other was, which does not happen by chance. On purpose it can be made to happen, for the function is
/// no cryptographic one; but whoever can put such a file into a project can write into it anyway.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  let high: UInt64
  let low: UInt64

  public init(_ bytes: [UInt8]) {
    var (a, b): (UInt64, UInt64) = (0, 0)
    let tail = bytes.count & ~15
    for start in stride(from: 0, to: tail, by: 16) {
      a ^= Self.mixFirst(Self.word(of: bytes, start, start + 8))
      a = (Self.rotated(a, by: 27) &+ b) &* 5 &+ 0x52dc_e729
      b ^= Self.mixSecond(Self.word(of: bytes, start + 8, start + 16))
      b = (Self.rotated(b, by: 31) &+ a) &* 5 &+ 0x3849_5ab5
    }
    let middle = min(tail + 8, bytes.count)
    a ^= Self.mixFirst(Self.word(of: bytes, tail, middle)) ^ UInt64(bytes.count)
    b ^= Self.mixSecond(Self.word(of: bytes, middle, bytes.count)) ^ UInt64(bytes.count)
    a &+= b
    b &+= a
    a = Self.finished(a)
    b = Self.finished(b)
    a &+= b
    high = a
    low = b &+ a
  }

  /// From 32 lower-case hexadecimal digits.
  public init?(digits: some Sequence<UInt8>) {
    let values = digits.map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.count == 32, !values.contains(nil) else { return nil }
    func number(_ digits: ArraySlice<Int?>) -> UInt64 { digits.reduce(0) { $0 << 4 | UInt64($1 ?? 0) } }
    (high, low) = (number(values[..<16]), number(values[16...]))
  }

  /// As 32 lower-case hexadecimal digits.
  public var description: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  private static let firstFactor: UInt64 = 0x87c3_7b91_1142_53d5
  private static let secondFactor: UInt64 = 0x4cf5_ad43_2745_937f

  /// Up to eight bytes, the first of them lowest.
  private static func word(of bytes: [UInt8], _ start: Int, _ end: Int) -> UInt64 {
    var value: UInt64 = 0
    var index = end
    while index > start {
      index -= 1
      value = value << 8 | UInt64(bytes[index])
    }
    return value
  }

  private static func rotated(_ value: UInt64, by bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }

  private static func mixFirst(_ k: UInt64) -> UInt64 { rotated(k &* firstFactor, by: 31) &* secondFactor }

  private static func mixSecond(_ k: UInt64) -> UInt64 { rotated(k &* secondFactor, by: 33) &* firstFactor }

  private static func finished(_ value: UInt64) -> UInt64 {
    var k = value
    k = (k ^ k >> 33) &* 0xff51_afd7_ed55_8ccd
    k = (k ^ k >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return k ^ k >> 33
  }
}
