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
    let limits = JSONNumber.Limits(type: Self.self, least: UInt64(min.magnitude), greatest: UInt64(max))
    guard let bits = reader.integer(at: value, options, within: limits) else { return nil }
    return Self(truncatingIfNeeded: bits)
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.quoted(options.contains(.wireString), String(self))
  }
}

nonisolated extension JSONReader {
  /// An integer as 64 bits, the sign included.
  mutating func integer(at value: Int, _ options: JSONOptions, within limits: JSONNumber.Limits) -> UInt64? {
    let isLenient = options.isLenient
    let isInString = options.contains(.wireString)
    switch document.kind(value) {
    case .number where isLenient || !isInString:
      if let small = document.smallInteger(value) { return small }
      let number = number(at: value)
      if isLenient || !number.hasFraction { return fitted(number, within: limits) }
      fail(.wrongType(expected: "an integer", found: MessageFailure.Reason.shown(number.text)))
      return nil
    case .string where isLenient || isInString:
      guard let text = text(at: value) else { return nil }
      if isLenient && text.isEmpty { return nil }
      let number = isLenient ? JSONNumber(leading: text) : JSONNumber(whole: text)
      if let number, number.isPlain { return fitted(number, within: limits) }
      fail(.unreadable(expected: "an integer"))
      return nil
    case .true where isLenient: return 1
    case .false where isLenient: return 0
    default: return mismatch(isInString ? "a string of digits" : "an integer", at: value)
    }
  }

  private mutating func fitted(_ number: JSONNumber, within limits: JSONNumber.Limits) -> UInt64? {
    if let bits = limits.bits(of: number) { return bits }
    fail(number.text, doesNotFit: "\(limits.type)")
    return nil
  }
}

nonisolated extension JSONDocument {
  /// Digits so few that every type can hold their number.
  func smallInteger(_ number: Int) -> UInt64? {
    let digits = tokens[number].bytes
    if digits.count > 9 { return nil }
    var value: UInt64 = 0
    for place in digits {
      let digit = bytes[place] &- UInt8(ascii: "0")
      if digit > 9 { return nil }
      value = value &* 10 &+ UInt64(digit)
    }
    return value
  }
}
