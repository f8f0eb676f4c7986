/// Texts of others inside code and data that they must not break out of.
public enum Escaping {
  /// The inside of a string literal of Swift's. Line breaks, control characters, NUL and what changes the direction or
  /// the breaking of lines in an editor are written as escapes; everything else stays readable.
  public static func swift(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0": "\\0"
      case _ where scalar.isHiddenInEditors: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: nil
      }
    }
  }

  /// The inside of a JSON string: what JSON must escape and, if wanted, what would not be seen where the text is shown.
  public static func json(_ text: String, escapesInvisible: Bool = false) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where escapesInvisible && scalar.isInvisible: "\\u" + scalar.fourDigits
      case "\u{0}"..<"\u{20}": "\\u" + scalar.fourDigits.lowercased()
      default: nil
      }
    }
  }

  /// A JSON string, which is one in double quotes to YAML as well.
  public static func jsonString(_ text: String, escapesInvisible: Bool = false) -> String {
    "\"" + json(text, escapesInvisible: escapesInvisible) + "\""
  }

  /// What may be in an attribute or between tags of XML.
  ///
  /// XML 1.0 has no way to write most control characters; they become `�`.
  ///
  /// - Parameter keepsLines: line breaks and tabs stand as they are, which an attribute would turn into spaces.
  public static func xml(_ text: String, keepsLines: Bool = false) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      case "\n", "\t": keepsLines ? nil : "&#\(scalar.value);"
      case "\r": "&#13;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      case _ where scalar.isInvisible: "&#x\(scalar.fourDigits);"
      default: nil
      }
    }
  }

  /// What HTML shows as it is, between tags and in quoted attributes; what would not be seen is shown by its number,
  /// such as `U+202E`.
  public static func html(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n", "\t": nil
      case _ where scalar.isInvisible: scalar.shownByNumber
      default: nil
      }
    }
  }

  private static func escaped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    guard text.unicodeScalars.contains(where: { replacement($0) != nil }) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        escaped += replacement
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether it would move the cursor or turn the reading direction round where a text is shown as it is: controls,
  /// line separators, bidirectional marks and overrides, the byte order mark. None lies above U+FFFF.
  public var isInvisible: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Whether it is not seen in an editor, or changes how what is around it is seen.
  public var isHiddenInEditors: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Such as `U+202E`.
  public var shownByNumber: String { "U+" + fourDigits }

  /// Its number in hexadecimal with at least four digits.
  fileprivate var fourDigits: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
