extension Unicode.Scalar {
  /// Whether it would move the cursor or turn the reading direction round where a text is shown as it is: controls,
  /// line separators, bidirectional marks and overrides, the byte order mark. None lies above U+FFFF.
  public var isInvisible: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Whether it is not seen in an editor, or changes how what is around it is seen. Joiners are left: they make
  /// emoji, and words of Persian and Hindi.
  public var isHiddenInEditors: Bool {
    switch value {
    case 0xAD, 0x200B, 0x2060...0x206F: true
    default: isInvisible
    }
  }

  /// Whether a name must not have it: names that look the same would differ, and nobody could search for them.
  public var isHiddenInNames: Bool { isInvisible || !isASCII && properties.isDefaultIgnorableCodePoint }

  /// Such as `U+202E`.
  public var shownByNumber: String { "U+" + fourDigits }

  /// Its number in hexadecimal with at least four digits.
  var fourDigits: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension String {
  /// A name as it looks.
  public var withoutHiddenScalars: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isHiddenInNames }))
  }
}
