import Schema
import SourceText

/// Text of the author's inside Swift code: literals and comments that it cannot break out of.
enum SwiftLiteral {
  /// A string literal. Line breaks, control characters, NUL and what changes the direction or the breaking of lines in
  /// an editor are written as escapes; everything else stays readable.
  static func string(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// The inside of a string literal.
  static func escaped(_ text: String) -> String { Escaping.swift(text) }

  /// A literal in which quotation marks need no escapes, if there are any.
  static func raw(_ text: String) -> String {
    let bytes = Array(text.utf8)
    // What would end it, be an escape in it, or begin one of several lines.
    let isSpecial =
      zip(bytes, bytes.dropFirst()).contains { $1 == UInt8(ascii: "#") && "\"\\".utf8.contains($0) }
      || bytes.starts(with: "\"\"".utf8)
    let isRaw =
      bytes.contains(UInt8(ascii: "\"")) && !isSpecial && !text.unicodeScalars.contains(where: \.isHiddenInEditors)
    return isRaw ? "#\"\(text)\"#" : string(text)
  }

  /// A list of string literals.
  static func strings(_ texts: [String]) -> String {
    "[" + texts.map(string).joined(separator: ", ") + "]"
  }

  /// The same of keys.
  static func strings(_ keys: [JSONKey]) -> String { strings(keys.map(\.text)) }

  /// The lines of a documentation comment, without the slashes. Every kind of line break ends a line; other control
  /// characters, which the compiler warns of, become spaces. No line ends in white space.
  static func commentLines(_ text: String) -> [String] {
    if isPlain(text), text.utf8.last != UInt8(ascii: " ") { return [text] }
    var lines = [""]
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": lines.append("")
      default: lines[lines.count - 1].unicodeScalars.append(scalar.isHiddenInEditors ? " " : scalar)
      }
      last = scalar
    }
    lines = lines.map { line in
      var line = line
      while line.unicodeScalars.last?.properties.isWhitespace == true { line.unicodeScalars.removeLast() }
      return line
    }
    while lines.count > 1, lines[lines.count - 1].isEmpty { lines.removeLast() }
    return lines
  }

  /// Visible ASCII and spaces, which most texts are made of.
  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } }
}
