import MessageRuntime

/// A text in lines: they break at spaces and beside wide characters, never before closing punctuation; a longer word is
/// cut.
struct BrokenText {
  struct Line {
    var text: String
    /// Points.
    var width: Double
  }

  private(set) var lines: [Line] = []

  /// Between the tops of two lines, in parts of the font's size.
  static let lineHeight = 1.193
  /// From the top of a line, in parts of the font's size.
  static let baseline = 0.95

  private static let closing: Set<Character> = Set("，。！？；：、）》」』】〉〕］｝”’…,.!?;:)]}%")

  /// - Parameter limit: so many lines at most; the last one then ends with an ellipsis. 0: any number.
  init(_ text: String, _ font: MessageFont, within width: Double, limit: Int) {
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      append(Array(paragraph), font, width)
      // What follows cannot be seen.
      if limit > 0, lines.count > limit { break }
    }
    guard limit > 0, lines.count > limit else { return }
    let last = Self.cut(Array(lines[limit - 1].text) + Array(lines[limit].text), font, within: width)
    lines = lines[..<(limit - 1)] + [last]
  }

  var width: Double { lines.map(\.width).max() ?? 0 }

  private mutating func append(_ characters: [Character], _ font: MessageFont, _ room: Double) {
    var start = 0
    while start < characters.count {
      var (end, width) = (start, 0.0)
      var lastBreak: Int?
      while end < characters.count {
        let character = characters[end]
        let next = width + CharacterWidth.of(character, font.weight) * Double(font.size)
        if end > start, Self.breaks(between: characters[end - 1], and: character) { lastBreak = end }
        // Spaces at the end of a line take no room.
        if next > room + 1e-6, character != " ", end > start { break }
        width = next
        end += 1
      }
      if end < characters.count, let lastBreak { end = lastBreak }
      lines.append(Self.line(characters[start..<end], font))
      start = end
      if start < characters.count, characters[start] == " " {
        start = characters[start...].firstIndex { $0 != " " } ?? characters.count
      }
    }
    if characters.isEmpty { lines.append(Line(text: "", width: 0)) }
  }

  private static func breaks(between left: Character, and right: Character) -> Bool {
    if closing.contains(right) || right == " " { return false }
    return left == " " || CharacterWidth.isWide(left) || CharacterWidth.isWide(right)
  }

  private static func line(_ characters: ArraySlice<Character>, _ font: MessageFont) -> Line {
    let text = characters[..<(characters.lastIndex { $0 != " " }.map { $0 + 1 } ?? characters.startIndex)]
    return Line(text: String(text), width: width(of: text, font))
  }

  /// As much as there is room for, and an ellipsis.
  private static func cut(_ characters: [Character], _ font: MessageFont, within room: Double) -> Line {
    let ellipsis: Character = "…"
    var width = 0.0
    var kept = characters.prefix { character in
      width += CharacterWidth.of(character, font.weight)
      return (width + CharacterWidth.of(ellipsis, font.weight)) * Double(font.size) <= room + 1e-6
    }
    while kept.last == " " { kept.removeLast() }
    return line(kept + [ellipsis], font)
  }

  private static func width(of characters: ArraySlice<Character>, _ font: MessageFont) -> Double {
    characters.reduce(0) { $0 + CharacterWidth.of($1, font.weight) } * Double(font.size)
  }
}
