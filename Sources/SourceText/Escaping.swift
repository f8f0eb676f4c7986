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

  /// A JSON string, which is one in double quotes to YAML too.
  public static func jsonString(_ text: String, escapesInvisible: Bool = false) -> String {
    "\"" + json(text, escapesInvisible: escapesInvisible) + "\""
  }

  /// What may be in an attribute or between tags of XML.
  ///
  /// XML 1.0 has no way to write most control characters; they become `�`.
  ///
  /// - Parameter keepsLines: line breaks and tabs, which an attribute would turn into spaces, are not escaped.
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
    // Most texts are words alone, which stand for themselves in every language.
    guard !text.utf8.allSatisfy(isPlain), text.unicodeScalars.contains(where: { replacement($0) != nil }) else {
      return text
    }
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

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x28...0x3B, 0x3D, 0x3F...0x5B, 0x5D...0x7E: true
    default: false
    }
  }
}
