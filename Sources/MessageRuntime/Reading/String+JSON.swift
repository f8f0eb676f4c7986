import Foundation

nonisolated extension String: JSONReadable, JSONWritable {
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> String? {
    if reader.peek == UInt8(ascii: "\"") { return reader.text() }
    return readOther(&reader, options)
  }

  private static func readOther(_ reader: inout JSONReader, _ options: JSONOptions) -> String? {
    let isLenient = options.isLenient
    switch reader.peek {
    case UInt8(ascii: "-"), 0x30...0x39:
      guard isLenient || options.contains(.wireInt) else { return reader.mismatch("a string") }
      guard let number = reader.number() else { return nil }
      return isLenient ? number.leniently : number.string
    case UInt8(ascii: "t"):
      guard isLenient else { return reader.mismatch("a string") }
      return reader.word("true") ? "1" : nil
    case UInt8(ascii: "f"):
      guard isLenient else { return reader.mismatch("a string") }
      return reader.word("false") ? "0" : nil
    default: return reader.mismatch("a string")
    }
  }

  @inline(never) public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    if options.contains(.wireInt) && jsonIsCanonicalInteger { return writer.append(self) }
    writer.string(self)
  }

  /// Whether the text is an integer as JSON writes it, so that it reads back as the same text.
  public var jsonIsCanonicalInteger: Bool {
    var text = self
    return text.withUTF8 { JSONNumber.canonicalInteger($0) != nil }
  }

  /// Such an integer, if it fits.
  public var jsonCanonicalInteger: Int64? {
    var text = self
    return text.withUTF8 { JSONNumber.canonicalInteger($0).flatMap(Int64.truncating) }
  }
}
