import Foundation

nonisolated extension JSONReader {
  /// A finite number for a double or a timestamp.
  mutating func finiteNumber(_ options: JSONOptions) -> Double? {
    switch peek {
    case UInt8(ascii: "-"), 0x30...0x39:
      guard options.isLenient || !options.contains(.wireString) else { return mismatch("a string of a number") }
      guard let number = number() else { return nil }
      if let value = number.double { return value }
      fail(number.string, doesNotFit: "Double")
      return nil
    case UInt8(ascii: "\"") where options.isLenient || options.contains(.wireString):
      guard var text = text() else { return nil }
      if text.isEmpty && options.isLenient { return nil }
      return text.withUTF8 { finiteNumber(in: $0, options) }
    default: return mismatch(options.contains(.wireString) ? "a string of a number" : "a number")
    }
  }

  private mutating func finiteNumber(in text: UnsafeBufferPointer<UInt8>, _ options: JSONOptions) -> Double? {
    var from = 0
    var to = text.count
    if options.isLenient {
      while from < to && text[from].isJSONBlank { from += 1 }
      while from < to && text[to - 1].isJSONBlank { to -= 1 }
    }
    let bytes = UnsafeBufferPointer(start: text.baseAddress.map { $0 + from }, count: to - from)
    guard let number = JSONNumber.whole(bytes) else {
      fail(.unreadable(expected: "a number"))
      return nil
    }
    if let value = number.double { return value }
    fail(number.string, doesNotFit: "Double")
    return nil
  }
}
