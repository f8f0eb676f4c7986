/// How many columns of a terminal a text takes, so that carets line up under Chinese text and emoji.
public enum DisplayWidth {
  /// The columns of a text as `TerminalText` shows it.
  public static func of(_ text: String) -> Int {
    let shown = TerminalText.shown(text)
    if shown.utf8.allSatisfy({ $0 < 0x80 }) { return shown.utf8.count }
    return shown.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character as a reader sees it, with all its marks.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    return isEmojiSequence(scalars) ? 2 : scalars.reduce(0) { $0 + of($1) }
  }

  /// Flags, keycaps, skin tones, families: several scalars that make one picture.
  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, let second = scalars.dropFirst().first, first.properties.isEmoji else {
      return false
    }
    let isFlag = isRegional(first) && isRegional(second)
    return isFlag || second.properties.isEmojiModifier || second == "\u{FE0F}" || second == "\u{20E3}"
      || scalars.contains("\u{200D}")
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool { 0x1F1E6...0x1F1FF ~= scalar.value }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if isZero(scalar) { return 0 }
    return isWide(scalar.value) ? 2 : 1
  }

  private static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    // The vowels and finals of a Hangul syllable are inside its first letter's cell.
    default: 0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FF ~= scalar.value
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }
}
