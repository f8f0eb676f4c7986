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
  init?(whole text: some Sequence<UInt8>) {
    let bytes = Array(text) + [0]
    guard let tokens = try? JSONScanner.tokens(of: bytes, from: 0), tokens[0].kind == .number,
      tokens[0].bytes.count == bytes.count - 1
    else { return nil }
    self.init(bytes.dropLast())
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
    var magnitude: UInt64 = 0
    for digit in digits.prefix(max(0, pointPlace)) {
      guard JSONNumber.append(digit, to: &magnitude) else { return nil }
    }
    if magnitude == 0 { return 0 }
    for _ in 0..<max(0, pointPlace - digits.count) {
      guard JSONNumber.append(0, to: &magnitude) else { return nil }
    }
    return magnitude
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

  /// - Returns: false: the result is beyond 64 bits.
  static func append(_ digit: UInt8, to magnitude: inout UInt64) -> Bool {
    let (tens, overflow) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(UInt64(digit))
    magnitude = sum
    return !overflow && !carry
  }
}

nonisolated extension String {
  /// The text as an integer from Int64's least to UInt64's largest, if it is written as JSON writes one and so reads back
  /// as the same text.
  var canonicalInteger: JSONNumber? {
    guard let first = utf8.first, first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") <= 9, utf8.count <= 20,
      let number = JSONNumber(whole: utf8), number.isPlain, let magnitude = number.magnitude
    else { return nil }
    if !number.isNegative { return number }
    return magnitude > 0 && magnitude <= Int64.min.magnitude ? number : nil
  }
}
