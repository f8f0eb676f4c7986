import SourceText

/// A text of up to 15 bytes as two machine words, compared at once and without a `String`. Every key of the language
/// is one.
struct Word: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  static let maximumLength = 15

  private let low: UInt64
  private let high: UInt64

  @inline(__always)
  init(stringLiteral text: StaticString) { self.init(text.utf8Start, text.utf8CodeUnitCount) }

  /// Nil for a longer text, which is no key of the language.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= Self.maximumLength else { return nil }
    guard let start = bytes.baseAddress else {
      self = ""
      return
    }
    self.init(start, bytes.count)
  }

  init?(_ text: String) {
    var text = text
    guard let word = text.withUTF8({ Word($0) }) else { return nil }
    self = word
  }

  var text: String {
    var bytes: [UInt8] = []
    for place in 0..<Int(high >> 56) {
      let half = place < 8 ? low : high
      bytes.append(UInt8(truncatingIfNeeded: half >> UInt64(place % 8 * 8)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  var description: String { text }

  @inline(__always)
  private init(_ start: UnsafePointer<UInt8>, _ count: Int) {
    precondition(count <= Self.maximumLength)
    var low: UInt64 = 0
    var high = UInt64(count) << 56
    for place in 0..<min(count, 8) { low |= UInt64(start[place]) << UInt64(place * 8) }
    if count > 8 { for place in 8..<count { high |= UInt64(start[place]) << UInt64(place * 8 - 64) } }
    (self.low, self.high) = (low, high)
  }
}

extension Phrase.Text.StringInterpolation {
  mutating func appendInterpolation(_ word: Word) { appendInterpolation(word.text) }
}
