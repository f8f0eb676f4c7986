import MessageRuntime
import SourceText

/// How wide a character is, in parts of the font's size.
enum CharacterWidth {
  /// Inter's for Latin letters, 1 for East Asian wide characters, 1.25 for emoji, 0.6 for the rest.
  static func of(_ character: Character, _ weight: MessageFont.Weight) -> Double {
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) { return 1.25 }
    return scalars.reduce(0) { $0 + of($1, weight) }
  }

  /// A line may begin and end beside it.
  static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return isWide(first) || first.properties.isEmojiPresentation
  }

  private static func of(_ scalar: Unicode.Scalar, _ weight: MessageFont.Weight) -> Double {
    // What cannot be seen is shown by its number.
    if scalar.isInvisible { return scalar.shownByNumber.unicodeScalars.reduce(0) { $0 + of($1, weight) } }
    if let index = latinIndex(scalar.value) { return Double(table(weight)[index]) / Double(InterWidths.unitsPerEm) }
    if isWide(scalar) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 0.6
    }
  }

  private static func latinIndex(_ value: UInt32) -> Int? {
    switch value {
    case 0x20...0x7E: Int(value) - 0x20
    case 0xA0...0x17F: Int(value) - 0xA0 + 0x5F
    default: nil
    }
  }

  private static func table(_ weight: MessageFont.Weight) -> [UInt16] {
    switch weight {
    case .light: InterWidths.light
    case .regular: InterWidths.regular
    case .medium: InterWidths.medium
    case .semibold: InterWidths.semibold
    case .bold: InterWidths.bold
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
