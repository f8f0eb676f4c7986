nonisolated extension Bool: JSONReadable, JSONWritable {
  public static var jsonBlank: Bool { false }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> Bool? {
    let isLenient = options.isLenient
    let isPlain = options.isDisjoint(with: [.wireString, .wireInt])
    switch reader.document.kind(value) {
    case .true where isLenient || isPlain: return true
    case .false where isLenient || isPlain: return false
    case .string where isLenient || options.contains(.wireString):
      guard let text = reader.text(at: value) else { return nil }
      if isLenient { return text.isEmpty ? nil : leniently(text) }
      if text == "1" || text == "0" { return text == "1" }
      reader.fail(.unreadable(expected: .bitString))
      return nil
    case .number where isLenient || options.contains(.wireInt):
      let number = reader.document.number(value)
      if isLenient || number.isZeroOrOne { return !number.isZero }
      reader.fail(.unreadable(expected: .bit))
      return nil
    default:
      if options.contains(.wireString) { return reader.mismatch(.bitString, at: value) }
      return reader.mismatch(options.contains(.wireInt) ? .bit : .boolean, at: value)
    }
  }

  /// `NSString.boolValue`: white space, a sign and zeros skipped; then Y, y, T, t and 1 to 9 are true.
  private static func leniently(_ text: String) -> Bool {
    var rest = JSONText.solid(text)
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard let first = rest.first(where: { $0 != UInt8(ascii: "0") }) else { return false }
    switch first {
    case UInt8(ascii: "Y"), UInt8(ascii: "y"), UInt8(ascii: "T"), UInt8(ascii: "t"),
      UInt8(ascii: "1")...UInt8(ascii: "9"):
      return true
    default: return false
    }
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    if options.contains(.wireString) {
      writer.raw(self ? "\"1\"" : "\"0\"")
    } else if options.contains(.wireInt) {
      writer.raw(self ? "1" : "0")
    } else {
      writer.raw(self ? "true" : "false")
    }
  }
}
