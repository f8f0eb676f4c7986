import SourceText

/// What Swift and the generated code say about names.
public enum SwiftNames {
  /// Whether a text is an identifier by Swift's grammar, be it a keyword or not, in which every character is seen.
  public static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_" else { return false }
    return isHead(first) && text.unicodeScalars.allSatisfy { (isHead($0) || isTail($0)) && !$0.isHiddenInNames }
  }

  /// The name as it is written in a declaration: keywords in backticks.
  public static func escaped(_ name: String) -> String { isKeyword(name) ? "`\(name)`" : name }

  public static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  /// Words and sentence pieces joined to UpperCamelCase.
  public static func upperCamelCase(_ text: String) -> String {
    words(in: text).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Whether a text is made of ASCII letters and digits, a letter first.
  static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isLetter else { return false }
    return text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
  }

  /// Whether the generated code uses a type of that name itself.
  public static func isTypeInUse(_ text: String) -> Bool { typesInUse.contains(text) }

  /// Whether a text is a word that begins with a capital.
  public static func isUpperCamelCase(_ text: String) -> Bool {
    guard let first = text.utf8.first, first <= UInt8(ascii: "Z") else { return false }
    return isWord(text)
  }

  /// The pieces of a text between what is no letter or digit.
  static func words(in text: String) -> [Substring] {
    text.split { !$0.isWordPart }
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0x00..<0xA8: false
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF: true
    case 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x20CF: true
    case 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
    case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF: true
    case 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD: true
    case let value where value >= 0x10000: value & 0xFFFF <= 0xFFFD && value <= 0xEFFFD
    default: false
    }
  }

  private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  /// Words that cannot be a declared name, or stand alone in an expression, without backticks.
  static let keywords: Set = [
    "any", "async", "await", "borrow", "consume", "copy", "discard", "each", "some", "then", "unsafe", "yield",
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension UInt8 {
  fileprivate var isLetter: Bool { isCapital || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Character {
  /// What names are made of.
  var isWordPart: Bool { asciiValue.map { $0.isLetter || $0.isDigit } ?? (isLetter || isNumber) }
  var isCapital: Bool { asciiValue.map(\.isCapital) ?? isUppercase }
}
