import Foundation

nonisolated extension Bool: JSONReadable, JSONWritable {
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> Bool? {
    switch reader.peek {
    case UInt8(ascii: "t") where accepts(options):
      return reader.word("true") ? true : nil
    case UInt8(ascii: "f") where accepts(options):
      return reader.word("false") ? false : nil
    case UInt8(ascii: "\"") where options.isLenient || options.contains(.wireString):
      guard let text = reader.text() else { return nil }
      if !options.isLenient { return strictly(text, &reader) }
      return text.isEmpty ? nil : leniently(text)
    case UInt8(ascii: "-"), 0x30...0x39:
      guard options.isLenient || options.contains(.wireInt) else { return reader.mismatch(expected(options)) }
      guard let number = reader.number() else { return nil }
      if options.isLenient || number.isZeroOrOne { return !number.isZero }
      reader.fail(number.string, doesNotFit: "0 or 1")
      return nil
    default: return reader.mismatch(expected(options))
    }
  }

  private static func accepts(_ options: JSONOptions) -> Bool {
    options.isLenient || !(options.contains(.wireString) || options.contains(.wireInt))
  }

  private static func expected(_ options: JSONOptions) -> String {
    if options.contains(.wireString) { return "\"1\" or \"0\"" }
    return options.contains(.wireInt) ? "1 or 0" : "a bool"
  }

  private static func strictly(_ text: String, _ reader: inout JSONReader) -> Bool? {
    if text == "1" { return true }
    if text == "0" { return false }
    reader.fail(.unreadable(expected: "\"1\" or \"0\""))
    return nil
  }

  /// `NSString.boolValue`: white space, a sign and zeros skipped; then Y, y, T, t and 1 to 9 are true.
  public static func leniently(_ text: String) -> Bool {
    var isSigned = false
    var isBehindBlanks = false
    for byte in text.utf8 {
      if !isBehindBlanks && byte.isJSONBlank { continue }
      isBehindBlanks = true
      switch byte {
      case UInt8(ascii: "-") where !isSigned, UInt8(ascii: "+") where !isSigned, UInt8(ascii: "0"): isSigned = true
      case UInt8(ascii: "Y"), UInt8(ascii: "y"), UInt8(ascii: "T"), UInt8(ascii: "t"), 0x31...0x39: return true
      default: return false
      }
    }
    return false
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
