import Schema

extension ContentElement.Color.Value {
  /// `#RRGGBB` or `#RRGGBBAA`.
  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", [6, 8].contains(digits.utf8.count), digits.utf8.allSatisfy(Self.isHex),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    self.init(rgba: digits.utf8.count == 6 ? number << 8 | 0xFF : number)
  }

  /// The spelling that somebody meant who wrote `FF3B30`, `0xFF3B30` or `#F30`.
  static func meant(by text: String) -> String? {
    let hasMark = text.hasPrefix("#")
    var digits = text.dropFirst(hasMark ? 1 : text.hasPrefix("0x") || text.hasPrefix("0X") ? 2 : 0)[...]
    guard digits.utf8.allSatisfy(isHex) else { return nil }
    if hasMark, [3, 4].contains(digits.utf8.count) {
      digits = digits.flatMap { [$0, $0] }.reduce(into: "") { $0.append($1) }[...]
    }
    return [6, 8].contains(digits.utf8.count) ? "#" + digits.uppercased() : nil
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
