/// The integers of the schema language: `Int`, `Int32`, `Int64`, `UInt32`, `UInt64`.
nonisolated public protocol JSONInteger: FixedWidthInteger, JSONReadable, JSONWritable {}

// Each type has one of its own: were it the protocol's, it would be there twice where two runtimes meet in an app.
nonisolated extension Int: JSONInteger { public static var jsonBlank: Int { 0 } }
nonisolated extension Int32: JSONInteger { public static var jsonBlank: Int32 { 0 } }
nonisolated extension Int64: JSONInteger { public static var jsonBlank: Int64 { 0 } }
nonisolated extension UInt32: JSONInteger { public static var jsonBlank: UInt32 { 0 } }
nonisolated extension UInt64: JSONInteger { public static var jsonBlank: UInt64 { 0 } }

nonisolated extension JSONInteger {
  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> Self? {
    let isLenient = options.isLenient
    let isInString = options.contains(.wireString)
    switch reader.document.kind(value) {
    case .number where isLenient || !isInString: return number(&reader, at: value, isLenient: isLenient)
    case .string where isLenient || isInString:
      guard let text = reader.text(at: value) else { return nil }
      return isLenient ? leniently(text, &reader) : strictly(text, &reader)
    case .true where isLenient: return 1
    case .false where isLenient: return 0
    default: return reader.mismatch(isInString ? "a string of digits" : "an integer", at: value)
    }
  }

  private static func number(_ reader: inout JSONReader, at value: Int, isLenient: Bool) -> Self? {
    if let small = Self(small: reader.document.bytes[reader.document.tokens[value].bytes]) { return small }
    let number = reader.number(at: value)
    if !isLenient && number.hasFraction {
      reader.fail(.wrongType(expected: "an integer", found: MessageFailure.Reason.shown(number.text)))
      return nil
    }
    return fitted(number, &reader)
  }

  private static func fitted(_ number: JSONNumber, _ reader: inout JSONReader) -> Self? {
    if let value = Self(truncating: number) { return value }
    reader.fail(number.text, doesNotFit: "\(Self.self)")
    return nil
  }

  private static func strictly(_ text: String, _ reader: inout JSONReader) -> Self? {
    if let number = JSONNumber(whole: text.utf8), number.isPlain { return fitted(number, &reader) }
    reader.fail(.unreadable(expected: "an integer"))
    return nil
  }

  /// `NSString.integerValue`: white space, a sign, digits; the rest is ignored. Empty: missing. No digits: a failure.
  private static func leniently(_ text: String, _ reader: inout JSONReader) -> Self? {
    if text.isEmpty { return nil }
    var rest = text.utf8.drop(while: JSONText.isBlank)
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let digits = rest.prefix { $0 &- UInt8(ascii: "0") <= 9 }
    if digits.isEmpty {
      reader.fail(.unreadable(expected: "an integer"))
      return nil
    }
    var magnitude: UInt64 = 0
    let fits = digits.allSatisfy { JSONNumber.append($0 - UInt8(ascii: "0"), to: &magnitude) }
    if fits, let value = Self(magnitude: magnitude, isNegative: isNegative) { return value }
    reader.fail((isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self), doesNotFit: "\(Self.self)")
    return nil
  }

  /// Digits so few that every one of the types can hold their number.
  init?(small text: ArraySlice<UInt8>) {
    if text.count > 9 { return nil }
    self = 0
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      if digit > 9 { return nil }
      self = self &* 10 &+ Self(truncatingIfNeeded: digit)
    }
  }

  /// The number without its fraction, if the type can hold that.
  init?(truncating number: JSONNumber) {
    guard let magnitude = number.magnitude else { return nil }
    self.init(magnitude: magnitude, isNegative: number.isNegative)
  }

  private init?(magnitude: UInt64, isNegative: Bool) {
    guard isNegative else {
      self.init(exactly: magnitude)
      return
    }
    // The least value's magnitude is one more than the greatest value.
    guard magnitude <= UInt64(Self.min.magnitude) else { return nil }
    self = 0 &- Self(truncatingIfNeeded: magnitude)
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.quoted(options.contains(.wireString), String(self))
  }
}
