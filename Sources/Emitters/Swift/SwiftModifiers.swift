/// Replaces the modifier `public` in Swift code: a word of the code itself. What a comment or a text says, a name in
/// backticks, a member behind a dot and an argument's label stay.
///
/// Knows nested comments and texts of every kind, with the code inside of them; regular expressions as literals it
/// does not.
struct SwiftModifiers {
  private let source: [UInt8]
  private let word = Array("public".utf8)
  private let replacement: [UInt8]
  private var index = 0
  private var output: [UInt8] = []
  /// How much of the source is in the output, or replaced there.
  private var written = 0

  static func replacingPublic(by replacement: String, in source: [UInt8]) -> [UInt8] {
    var modifiers = SwiftModifiers(source: source, replacement: Array(replacement.utf8))
    modifiers.output.reserveCapacity(source.count)
    modifiers.code(isInText: false)
    return modifiers.output + source[modifiers.written...]
  }

  /// - Parameter isInText: it ends with the parenthesis that closes it.
  private mutating func code(isInText: Bool) {
    var depth = 0
    while let byte = byte(at: index) {
      switch byte {
      case UInt8(ascii: "/") where self.byte(at: index + 1) == UInt8(ascii: "/"): lineComment()
      case UInt8(ascii: "/") where self.byte(at: index + 1) == UInt8(ascii: "*"): blockComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"): text()
      case UInt8(ascii: "`"): escapedName()
      case UInt8(ascii: ")") where isInText && depth == 0: return
      case _ where Self.isOfWord(byte): wordOrNumber()
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        skip(1)
      }
    }
  }

  private mutating func lineComment() {
    while let byte = byte(at: index), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { skip(1) }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if stands("/*") {
        depth += 1
        skip(2)
      } else if stands("*/") {
        depth -= 1
        skip(2)
      } else {
        skip(1)
      }
    } while depth > 0 && index < source.count
  }

  private mutating func escapedName() {
    skip(1)
    while let byte = byte(at: index), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { skip(1) }
    skip(1)
  }

  /// A text from its first number sign or quotation mark on; or number signs that begin none.
  private mutating func text() {
    var signs = 0
    while byte(at: index + signs) == UInt8(ascii: "#") { signs += 1 }
    skip(signs)
    guard stands("\"") else { return }
    let isOfLines = stands("\"\"\"")
    let end = Array((isOfLines ? "\"\"\"" : "\"").utf8) + Array(repeating: UInt8(ascii: "#"), count: signs)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: signs)
    skip(isOfLines ? 3 : 1)
    while index < source.count, !stands(end) {
      guard stands(escape) else {
        skip(1)
        continue
      }
      skip(escape.count + 1)
      if source[index - 1] == UInt8(ascii: "(") { code(isInText: true) }
    }
    skip(end.count)
  }

  private mutating func wordOrNumber() {
    let start = index
    var end = index
    while let byte = byte(at: end), Self.isOfWord(byte) { end += 1 }
    guard source[start..<end].elementsEqual(word), !isMember(start), !isLabel(end) else { return skip(end - start) }
    output += source[written..<start] + replacement
    index = end
    written = end
  }

  /// Whether a dot is before a word.
  private func isMember(_ start: Int) -> Bool { start > 0 && source[start - 1] == UInt8(ascii: ".") }

  /// Whether a colon is behind a word.
  private func isLabel(_ end: Int) -> Bool { byte(at: end) == UInt8(ascii: ":") }

  /// Letters beyond ASCII are.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
    }
  }

  private func byte(at index: Int) -> UInt8? { index < source.count ? source[index] : nil }

  private func stands(_ text: String) -> Bool { source[index...].starts(with: text.utf8) }

  private func stands(_ text: [UInt8]) -> Bool { source[index...].starts(with: text) }

  /// So many bytes stay as they are, or as many as there are left.
  private mutating func skip(_ count: Int) { index = min(index + count, source.count) }
}
