import SourceText

/// A text of up to 15 bytes as two machine words, compared at once and without a `String`. Every key of the language
/// is one.
struct Word: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  static let maximumLength = 15

  private let low: UInt64
  private let high: UInt64

  @inline(__always)
  init(stringLiteral text: StaticString) {
    let (start, count) = (text.utf8Start, text.utf8CodeUnitCount)
    precondition(count <= Self.maximumLength)
    @inline(__always)
    func byte(_ place: Int) -> UInt64 { place < count ? UInt64(start[place]) << UInt64(place % 8 * 8) : 0 }
    low = byte(0) | byte(1) | byte(2) | byte(3) | byte(4) | byte(5) | byte(6) | byte(7)
    high = byte(8) | byte(9) | byte(10) | byte(11) | byte(12) | byte(13) | byte(14) | UInt64(count) << 56
  }

  /// Nil for a longer text, which is no key of the language.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= Self.maximumLength else { return nil }
    guard let start = bytes.baseAddress else {
      self = ""
      return
    }
    self.init(start, bytes.count)
  }

  /// The name of a field without its `?`; nil for one that is longer, or not of ASCII alone.
  init?(asciiName name: UnsafeBufferPointer<UInt8>) {
    let length = name.last == UInt8(ascii: "?") ? name.count - 1 : name.count
    guard let word = Word(UnsafeBufferPointer(rebasing: name[..<length])) else { return nil }
    guard (word.low | word.high) & 0x8080_8080_8080_8080 == 0 else { return nil }
    self = word
  }

  init?(_ text: String) {
    var text = text
    guard let word = text.withUTF8({ Word($0) }) else { return nil }
    self = word
  }

  var count: Int { Int(high >> 56) }

  var text: String {
    var bytes: [UInt8] = []
    for place in 0..<count {
      let half = place < 8 ? low : high
      bytes.append(UInt8(truncatingIfNeeded: half >> UInt64(place % 8 * 8)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  var description: String { text }

  /// One bit of 64, by which most other words are told from this one.
  @inline(__always)
  var mark: UInt64 { 1 << UInt64(markNumber) }

  /// Which bit of 64 it is.
  @inline(__always)
  var markNumber: Int { Int(((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> 58) }

  @inline(__always)
  private init(_ start: UnsafePointer<UInt8>, _ count: Int) {
    precondition(count <= Self.maximumLength)
    let length = UInt64(count) << 56
    // Several bytes at once, some of them twice.
    func load<Part: FixedWidthInteger>(_: Part.Type, at place: Int) -> UInt64 {
      UInt64(Part(littleEndian: UnsafeRawPointer(start).loadUnaligned(fromByteOffset: place, as: Part.self)))
    }
    func shifted(_ part: UInt64, to place: Int) -> UInt64 { part << UInt64(place * 8) }
    switch count {
    case 8...:
      low = load(UInt64.self, at: 0)
      high = load(UInt64.self, at: count - 8) >> UInt64((16 - count) * 8) | length
    case 4...:
      low = load(UInt32.self, at: 0) | shifted(load(UInt32.self, at: count - 4), to: count - 4)
      high = length
    case 1...:
      low =
        load(UInt8.self, at: 0) | shifted(load(UInt8.self, at: count / 2), to: count / 2)
        | shifted(load(UInt8.self, at: count - 1), to: count - 1)
      high = length
    default: (low, high) = (0, length)
    }
  }
}

extension Sequence<Word> {
  var marks: UInt64 { reduce(0) { $0 | $1.mark } }
}

extension Phrase.Text.StringInterpolation {
  mutating func appendInterpolation(_ word: Word) { appendInterpolation(word.text) }
}
