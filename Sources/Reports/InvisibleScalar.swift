extension Unicode.Scalar {
  /// Whether it would move the cursor or turn the reading direction round where a report is shown as it is: controls,
  /// line separators, bidirectional marks and overrides, the byte order mark. None lies above U+FFFF.
  var isInvisible: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Its number in hexadecimal with at least four digits.
  var fourDigits: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
