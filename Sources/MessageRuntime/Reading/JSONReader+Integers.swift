import Foundation

// One function for the integers of all types.
nonisolated extension JSONReader {
  /// What an integer type can hold: the magnitudes of its least and its greatest value.
  struct IntegerBounds {
    var least: UInt64
    var greatest: UInt64
    var type: Any.Type

    /// The number without its fraction in two's complement, if the type can hold that.
    func bits(_ number: JSONNumber) -> UInt64? {
      guard let magnitude = number.magnitude else { return nil }
      return bits(magnitude, number.isNegative)
    }

    @inline(__always) func bits(_ magnitude: UInt64, _ isNegative: Bool) -> UInt64? {
      if isNegative { return magnitude <= least ? 0 &- magnitude : nil }
      return magnitude <= greatest ? magnitude : nil
    }
  }

  mutating func integer(_ options: JSONOptions, _ bounds: IntegerBounds) -> UInt64? {
    switch peek {
    case UInt8(ascii: "-"), 0x30...0x39:
      guard options.isLenient || !options.contains(.wireString) else { return mismatch("a string of digits") }
      guard let number = number() else { return nil }
      if !options.isLenient && number.hasFraction {
        fail(.wrongType(expected: "an integer", found: MessageFailure.Reason.shown(number.string)))
        return nil
      }
      return fitted(number, bounds)
    case UInt8(ascii: "\"") where options.isLenient || options.contains(.wireString):
      guard let text = text() else { return nil }
      return options.isLenient ? integer(leniently: text, bounds) : integer(strictly: text, bounds)
    case UInt8(ascii: "t") where options.isLenient:
      return word("true") ? 1 : nil
    case UInt8(ascii: "f") where options.isLenient:
      return word("false") ? 0 : nil
    default: return mismatch(options.contains(.wireString) ? "a string of digits" : "an integer")
    }
  }

  private mutating func fitted(_ number: JSONNumber, _ bounds: IntegerBounds) -> UInt64? {
    if let bits = bounds.bits(number) { return bits }
    fail(number.string, doesNotFit: "\(bounds.type)")
    return nil
  }

  private mutating func integer(strictly text: String, _ bounds: IntegerBounds) -> UInt64? {
    var text = text
    return text.withUTF8 { bytes -> UInt64? in
      if let number = JSONNumber.whole(bytes), number.isPlain { return fitted(number, bounds) }
      fail(.unreadable(expected: "an integer"))
      return nil
    }
  }

  /// `NSString.integerValue`: white space, a sign, digits; the rest is ignored. Empty: missing. No digits: a failure.
  private mutating func integer(leniently text: String, _ bounds: IntegerBounds) -> UInt64? {
    if text.isEmpty { return nil }
    var text = text
    return text.withUTF8 { integer(leniently: $0, bounds) }
  }

  private mutating func integer(leniently text: UnsafeBufferPointer<UInt8>, _ bounds: IntegerBounds) -> UInt64? {
    var index = 0
    while index < text.count && text[index].isJSONBlank { index += 1 }
    let isNegative = index < text.count && text[index] == UInt8(ascii: "-")
    if isNegative || (index < text.count && text[index] == UInt8(ascii: "+")) { index += 1 }
    let first = index
    var magnitude: UInt64 = 0
    var isBeyond = false
    while index < text.count && text[index] &- 0x30 <= 9 {
      if !JSONNumber.append(text[index] &- 0x30, to: &magnitude) { isBeyond = true }
      index += 1
    }
    if index == first {
      fail(.unreadable(expected: "an integer"))
      return nil
    }
    if !isBeyond, let bits = bounds.bits(magnitude, isNegative) { return bits }
    let digits = UnsafeBufferPointer(start: text.baseAddress.map { $0 + first }, count: index - first)
    fail((isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self), doesNotFit: "\(bounds.type)")
    return nil
  }
}
