/// Base64 as RFC 4648 has it, padding required.
enum Base64 {
  static func decode(_ text: String) -> [UInt8]? {
    let body = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    let padding = text.utf8.count - body.count
    guard text.utf8.count % 4 == 0, padding <= 2, text.utf8.suffix(padding).allSatisfy({ $0 == UInt8(ascii: "=") })
    else {
      return nil
    }
    var bytes: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for character in body {
      guard let value = value(of: character) else { return nil }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
