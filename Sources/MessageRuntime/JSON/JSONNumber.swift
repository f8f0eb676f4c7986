import Foundation

/// A number's text, checked against JSON's grammar.
nonisolated public struct JSONNumber {
  public var text: UnsafeBufferPointer<UInt8>
  public var isNegative = false
  /// The digits as an integer, if `isExact`; the number is that times ten to the `scale`.
  public var digits: UInt64 = 0
  public var scale = 0
  public var isExact = true
  /// Digits alone, with or without a sign.
  public var isPlain = true

  /// Nil if no number stands there.
  public init?(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) {
    var q = start
    text = UnsafeBufferPointer(start: start, count: 0)
    if q < end && q.pointee == UInt8(ascii: "-") {
      isNegative = true
      q += 1
    }
    let first = q
    readDigits(&q, end, 0)
    if q == first || (q - first > 1 && first.pointee == UInt8(ascii: "0")) { return nil }
    if q < end && q.pointee == UInt8(ascii: ".") {
      isPlain = false
      q += 1
      let fraction = q
      readDigits(&q, end, -1)
      if q == fraction { return nil }
    }
    if q < end && q.pointee | 0x20 == UInt8(ascii: "e") {
      isPlain = false
      q += 1
      guard readExponent(&q, end) else { return nil }
    }
    text = UnsafeBufferPointer(start: start, count: q - start)
  }

  @inline(__always)
  private mutating func readDigits(_ q: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ step: Int) {
    while q < end {
      let digit = q.pointee &- 0x30
      if digit > 9 { return }
      if digits < 1_000_000_000_000_000_000 {
        digits = digits &* 10 &+ UInt64(digit)
      } else {
        addDigit(digit)
      }
      scale &+= step
      q += 1
    }
  }

  private mutating func addDigit(_ digit: UInt8) {
    let (tens, overflow) = digits.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(UInt64(digit))
    if overflow || carry { isExact = false } else { digits = sum }
  }

  private mutating func readExponent(_ q: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    var sign = 1
    if q < end && (q.pointee == UInt8(ascii: "-") || q.pointee == UInt8(ascii: "+")) {
      if q.pointee == UInt8(ascii: "-") { sign = -1 }
      q += 1
    }
    let first = q
    var exponent = 0
    while q < end && q.pointee &- 0x30 <= 9 {
      exponent = min(exponent * 10 + Int(q.pointee &- 0x30), 100_000_000)
      q += 1
    }
    scale += sign * exponent
    return q > first
  }

  public var string: String { String(decoding: text, as: UTF8.self) }

  /// The number without its fraction; nil if that is beyond 64 bits.
  public var magnitude: UInt64? {
    if isExact && scale == 0 { return digits }
    return truncated.magnitude
  }

  public var hasFraction: Bool { isPlain ? false : truncated.hasFraction }

  /// Decimal arithmetic on the text: exact for any number of digits and any exponent.
  private var truncated: (magnitude: UInt64?, hasFraction: Bool) {
    var magnitude: UInt64 = 0
    var isBeyond = false
    var hasFraction = false
    var left = integerDigits
    for byte in text {
      if byte | 0x20 == UInt8(ascii: "e") { break }
      let digit = byte &- 0x30
      if digit > 9 { continue }
      if left > 0 {
        left -= 1
        if !JSONNumber.append(digit, to: &magnitude) { isBeyond = true }
      } else if digit != 0 {
        hasFraction = true
      }
    }
    while left > 0 && magnitude != 0 && !isBeyond {
      left -= 1
      if !JSONNumber.append(0, to: &magnitude) { isBeyond = true }
    }
    return (isBeyond ? nil : magnitude, hasFraction)
  }

  /// How many of the digits, zeros appended, stand before the decimal point; negative for `1e-5`.
  private var integerDigits: Int {
    var count = scale
    for byte in text {
      if byte | 0x20 == UInt8(ascii: "e") { break }
      if byte &- 0x30 <= 9 { count += 1 }
    }
    return count
  }

  static func append(_ digit: UInt8, to magnitude: inout UInt64) -> Bool {
    let (tens, overflow) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(UInt64(digit))
    magnitude = sum
    return !overflow && !carry
  }

  /// The nearest double, or nil beyond the greatest one.
  public var double: Double? {
    if isExact && digits <= 1 << 53 && scale >= -22 && scale <= 22 {
      let value = Double(digits)
      let scaled = scale < 0 ? value / JSONNumber.powers[-scale] : value * JSONNumber.powers[scale]
      return isNegative ? -scaled : scaled
    }
    guard let value = Double(string), value.isFinite else { return nil }
    return value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// What a string field takes from a number: whole numbers as digits, others as they came.
  public var leniently: String {
    if isPlain || hasFraction { return string }
    guard let magnitude else { return string }
    return isNegative && magnitude != 0 ? "-\(magnitude)" : "\(magnitude)"
  }

  /// Whether a text is a number, with nothing around it.
  public static func whole(_ text: UnsafeBufferPointer<UInt8>) -> JSONNumber? {
    guard let start = text.baseAddress, let number = JSONNumber(start, start + text.count) else { return nil }
    return number.text.count == text.count ? number : nil
  }

  /// An integer from Int64's least to UInt64's largest, written as JSON writes it.
  static func canonicalInteger(_ text: UnsafeBufferPointer<UInt8>) -> JSONNumber? {
    guard text.count <= 20, let number = whole(text), number.isPlain, number.isExact else { return nil }
    if number.isNegative { return number.digits > 0 && number.digits <= Int64.min.magnitude ? number : nil }
    return number
  }
}
