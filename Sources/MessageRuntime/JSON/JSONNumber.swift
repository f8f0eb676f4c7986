/// A number of JSON, exact: digits, and where the decimal point is among them.
nonisolated struct JSONNumber {
  /// As it stands in the text.
  let text: String
  let isNegative: Bool
  /// The digits, as numbers from 0 to 9.
  private let digits: [UInt8]
  /// How many of the digits, zeros appended, stand before the decimal point; negative for `1e-5`.
  private let pointPlace: Int
  /// Digits alone, with or without a sign.
  let isPlain: Bool

  /// - Parameter text: checked against JSON's grammar.
  init(_ text: ArraySlice<UInt8>) {
    self.text = String(decoding: text, as: UTF8.self)
    isNegative = text.first == UInt8(ascii: "-")
    var digits: [UInt8] = []
    var pointPlace: Int?
    var place = text.startIndex
    while place < text.endIndex, text[place] | 0x20 != UInt8(ascii: "e") {
      let digit = text[place] &- UInt8(ascii: "0")
      if digit <= 9 { digits.append(digit) }
      if text[place] == UInt8(ascii: ".") { pointPlace = digits.count }
      place += 1
    }
    self.digits = digits
    self.pointPlace = (pointPlace ?? digits.count) + JSONNumber.exponent(text[place...].dropFirst())
    isPlain = pointPlace == nil && place == text.endIndex
  }

  /// Nil if a text is no number, or more than one.
  init?(whole text: String) {
    guard let document = try? JSONDocument(text), document.kind(0) == .number,
      document.tokens[0].bytes.count == text.utf8.count
    else { return nil }
    self = document.number(0)
  }

  /// As `NSString.integerValue`: white space, a sign and digits; the rest is ignored. Nil: no digits.
  init?(leading text: String) {
    let rest = JSONText.solid(text)
    let isSigned = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+")
    let digits = rest.dropFirst(isSigned ? 1 : 0).prefix { $0 &- UInt8(ascii: "0") <= 9 }
    if digits.isEmpty { return nil }
    self.init(rest.first == UInt8(ascii: "-") ? rest[..<digits.endIndex] : digits)
  }

  /// Bounded: no number that fits anywhere has an exponent beyond.
  private static func exponent(_ text: ArraySlice<UInt8>) -> Int {
    var value = 0
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      if digit <= 9 { value = min(value * 10 + Int(digit), 100_000_000) }
    }
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  /// The number without its fraction; nil if that is beyond 64 bits.
  var magnitude: UInt64? {
    if isZero { return 0 }
    var magnitude: UInt64 = 0
    for place in 0..<max(0, pointPlace) {
      let (tens, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(UInt64(place < digits.count ? digits[place] : 0))
      if overflow || carry { return nil }
      magnitude = sum
    }
    return magnitude
  }

  /// The number without its fraction; nil if the type cannot hold it.
  func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
    guard let magnitude else { return nil }
    if !isNegative { return T(exactly: magnitude) }
    return magnitude > Int64.min.magnitude ? nil : T(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
  }

  var hasFraction: Bool { digits.dropFirst(max(0, pointPlace)).contains { $0 != 0 } }

  var isZero: Bool { digits.allSatisfy { $0 == 0 } }

  /// Whether it is 0 or 1, in whatever form.
  var isZeroOrOne: Bool { isZero || (magnitude == 1 && !isNegative && !hasFraction) }

  /// The nearest double; nil beyond the greatest one.
  var double: Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

  /// What a string field takes from a number: whole numbers as digits, others as they came.
  var leniently: String {
    guard !isPlain, !hasFraction, let magnitude else { return text }
    return isNegative && magnitude != 0 ? "-\(magnitude)" : "\(magnitude)"
  }
}

nonisolated extension String {
  /// The integer of a type that JSON writes as this text.
  func canonicalInteger<T: FixedWidthInteger>(_ type: T.Type) -> T? {
    guard let first = utf8.first, first <= UInt8(ascii: "9"), let integer = JSONNumber(whole: self)?.integer(type),
      String(integer) == self
    else { return nil }
    return integer
  }
}
