import Reports

/// Prose, broken into lines of a width in columns: between words, and between the characters of Chinese.
struct Paragraph {
  let text: String

  /// - Parameter bullet: Stands before the first line; the others are indented by as much.
  func wrapped(_ width: Int, bullet: String = "") -> String {
    var lines: [String] = []
    for segment in segments {
      let space = segment.isAfterSpace ? " " : ""
      let room = width - bullet.count
      if let last = lines.last, DisplayWidth.of(last + space + segment.text) <= room {
        lines[lines.count - 1] = last + space + segment.text
      } else {
        lines.append(segment.text)
      }
    }
    let indent = String(repeating: " ", count: bullet.count)
    return lines.enumerated().map { ($0 == 0 ? bullet : indent) + $1 + "\n" }.joined()
  }

  /// What is between two opportunities for a line break: a word, or characters of Chinese.
  private struct Segment {
    var text: String
    var isAfterSpace: Bool
  }

  private var segments: [Segment] {
    text.split(whereSeparator: \.isWhitespace).flatMap { word in
      var segments = [Segment(text: "", isAfterSpace: true)]
      for character in word {
        if let last = segments[segments.count - 1].text.last, Self.canBreak(last, character) {
          segments.append(Segment(text: "", isAfterSpace: false))
        }
        segments[segments.count - 1].text.append(character)
      }
      return segments
    }
  }

  /// Whether a line may end between two characters: punctuation stays with what it belongs to.
  private static func canBreak(_ before: Character, _ after: Character) -> Bool {
    let isWide = [before, after].contains { DisplayWidth.of(String($0)) == 2 }
    return isWide && !"（《「“".contains(before) && !"，。、：；？！）》」”".contains(after)
  }
}
