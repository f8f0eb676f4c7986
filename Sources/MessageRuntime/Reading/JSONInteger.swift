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
    if let small = reader.smallInteger(at: value, options) { return Self(truncatingIfNeeded: small) }
    guard let number = reader.integer(at: value, options) else { return nil }
    if let integer = number.integer(Self.self) { return integer }
    reader.fail(number.text, doesNotFit: "\(Self.self)".lowercased())
    return nil
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.quoted(options.contains(.wireString), String(self))
  }
}

nonisolated extension JSONReader {
  /// A number so small that every type can hold it, if that is what the most fields have: digits alone.
  func smallInteger(at value: Int, _ options: JSONOptions) -> UInt64? {
    guard document.kind(value) == .number, options.isLenient || !options.contains(.wireString) else { return nil }
    return document.smallInteger(value)
  }

  /// A number whose fraction does not count.
  mutating func integer(at value: Int, _ options: JSONOptions) -> JSONNumber? {
    let isLenient = options.isLenient
    if isLenient && document.kind(value) == .true { return JSONNumber(whole: "1") }
    if isLenient && document.kind(value) == .false { return JSONNumber(whole: "0") }
    let number = number(at: value, options, .integer, inString: .integerString) { text in
      let number = isLenient ? JSONNumber(leading: text) : JSONNumber(whole: text)
      return number?.isPlain == true ? number : nil
    }
    guard let number, !isLenient && number.hasFraction else { return number }
    fail(.wrongType(expected: .integer, found: .fraction))
    return nil
  }

  /// A number, or that in a string where one is expected or leniency allows for it.
  mutating func number(
    at value: Int, _ options: JSONOptions, _ expected: MessageFailure.ValueType, inString: MessageFailure.ValueType,
    of text: (String) -> JSONNumber?
  ) -> JSONNumber? {
    let isInString = options.contains(.wireString)
    switch document.kind(value) {
    case .number where options.isLenient || !isInString: return document.number(value)
    case .string where options.isLenient || isInString:
      guard let string = self.text(at: value), !(options.isLenient && string.isEmpty) else { return nil }
      if let number = text(string) { return number }
      fail(.unreadable(expected: expected))
      return nil
    default: return mismatch(isInString ? inString : expected, at: value)
    }
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
