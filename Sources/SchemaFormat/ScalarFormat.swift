import YAML

/// How a scalar that is in one line is written.
struct ScalarFormat {
  let node: FormatNode
  /// As the author wrote it.
  let source: String
  let isInBraces: Bool

  /// Nil: it takes several lines.
  var text: String? {
    guard !source.contains("\n") else { return nil }
    switch node.kind {
    case .scalar(.singleQuoted), .scalar(.doubleQuoted): return canBePlain ? node.text : quoted
    default: return source
    }
  }

  /// Double quotes; single ones where the text has quotes or backslashes, so that it reads as it is.
  private var quoted: String {
    let isEscaped = node.kind == .scalar(.doubleQuoted) && Self.hasEscapes(source)
    guard !isEscaped, node.text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      return source
    }
    guard node.text.contains("\"") || node.text.contains("\\") else { return "\"\(node.text)\"" }
    return "'" + node.text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// Escapes other than those of quotes and backslashes: their author wanted them to be seen.
  private static func hasEscapes(_ source: String) -> Bool {
    var isEscape = false
    for character in source.unicodeScalars {
      if isEscape, character != "\"", character != "\\" { return true }
      isEscape = !isEscape && character == "\\"
    }
    return false
  }

  /// Whether it is the same text without quotes, to every reader of YAML and to this language; else quotes stay.
  private var canBePlain: Bool {
    let text = node.text
    guard node.role != .distinguished, node.properties.isEmpty, let first = text.first, first.isLetter,
      text.last != " ", PlainScalar.misreading(text) == nil, !Self.words.contains(text),
      text.unicodeScalars.allSatisfy({ isPlain($0) })
    else { return false }
    // A lone word may be a field's name, which without quotes is taken for a mistake.
    return node.role != .template || !text.utf8.allSatisfy(Self.isNameByte)
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      let isAlphanumeric = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      return isAlphanumeric || " -_./'();!+=~%".unicodeScalars.contains(scalar) || !isInBraces && scalar == ","
    }
    return scalar.properties.isAlphabetic || scalar.properties.isIdeographic
      || "。！、（）《》—…·–×".unicodeScalars.contains(scalar)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E: true
    default: false
    }
  }

  /// Words of the language, and of YAML 1.1, that are texts only in quotes.
  private static let words: Set<String> = [
    "hook", "auto", "present", "absent", "empty", "nonEmpty", "envelope", "full", "max", "nil", "never", "default",
    "y", "Y", "n", "N",
  ]
}
