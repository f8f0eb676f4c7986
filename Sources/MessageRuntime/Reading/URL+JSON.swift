import Foundation

nonisolated extension URL: JSONReadable, JSONWritable {
  /// What stands in the place of a URL that could not be read.
  public static var jsonBlank: URL { URL(fileURLWithPath: "/") }

  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> URL? {
    guard reader.peek == UInt8(ascii: "\"") else { return reader.mismatch("a string of a URL") }
    guard let text = reader.text() else { return nil }
    if text.isEmpty && options.isLenient { return nil }
    guard let url = URL(string: jsonPercentEncoded(text)) else {
      reader.fail(.unreadable(expected: "a URL"))
      return nil
    }
    let own = url.absoluteString
    if own != text { reader.noteText(text, of: own) }
    return url
  }

  /// Every byte that no URL may hold, and every `%` without two hexadecimal digits, percent-encoded.
  public static func jsonPercentEncoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") ? isEscape(bytes, index) : isAllowed(byte) {
        output.append(byte)
      } else {
        output.append(UInt8(ascii: "%"))
        output.append(JSONWriter.hexDigit(byte >> 4, "A"))
        output.append(JSONWriter.hexDigit(byte & 15, "A"))
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func isEscape(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index + 2 < bytes.count else { return false }
    return JSONSpan.hexValue(bytes[index + 1]) < 16 && JSONSpan.hexValue(bytes[index + 2]) < 16
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    guard byte > 0x20 && byte < 0x7F else { return false }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      return false
    default: return true
    }
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    let own = absoluteString
    writer.string(writer.urlText(of: own) ?? own)
  }
}
