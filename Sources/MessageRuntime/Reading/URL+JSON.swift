import Foundation

nonisolated extension URL: JSONReadable, JSONWritable {
  public static var jsonBlank: URL { URL(fileURLWithPath: "/") }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> URL? {
    guard reader.document.kind(value) == .string else { return reader.mismatch(.url, at: value) }
    guard let text = reader.text(at: value) else { return nil }
    if text.isEmpty && options.isLenient { return nil }
    guard let url = URL(string: jsonPercentEncoded(text)) else {
      reader.fail(.unreadable(expected: .url))
      return nil
    }
    let own = url.absoluteString
    if !UTF8Text.areSame(own, text) {
      reader.note(UnknownKeys.Entry(scope: UnknownKeys.textScope, key: own, value: text))
    }
    return url
  }

  /// Every byte that no URL may hold, and every `%` without two hexadecimal digits, percent-encoded.
  public static func jsonPercentEncoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "%") ? isEscape(bytes, index) : isAllowed(byte) {
        output.append(byte)
      } else {
        output.append(UInt8(ascii: "%"))
        output.append(JSONText.hexDigit(byte >> 4, ten: "A"))
        output.append(JSONText.hexDigit(byte & 15, ten: "A"))
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func isEscape(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 2 < bytes.count && JSONText.hexValue(bytes[index + 1]) != nil && JSONText.hexValue(bytes[index + 2]) != nil
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

  /// A URL that is as it was read is written as it was read.
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    let own = absoluteString
    writer.string(writer.keptText(of: own) ?? own)
  }
}
