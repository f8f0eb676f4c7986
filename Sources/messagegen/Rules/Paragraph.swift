import Reports

/// Prose, broken into lines of a width in columns: between words, and between the characters of Chinese.
struct Paragraph {
  let text: String

  /// - Parameter bullet: Stands before the first line; the others are indented by as much.
  func wrapped(_ width: Int, bullet: String = "") -> String {
    var lines: [String] = []
    for piece in pieces {
      let space = piece.isAfterSpace ? " " : ""
      let room = width - bullet.count
      if let last = lines.last, DisplayWidth.of(last + space + piece.text) <= room {
        lines[lines.count - 1] = last + space + piece.text
      } else {
        lines.append(piece.text)
      }
    }
    let indent = String(repeating: " ", count: bullet.count)
    return lines.enumerated().map { ($0 == 0 ? bullet : indent) + $1 + "\n" }.joined()
  }

  /// What stays together on a line.
  private struct Piece {
    var text: String
    var isAfterSpace: Bool
  }

  private var pieces: [Piece] {
    text.split(whereSeparator: \.isWhitespace).flatMap { word in
      var pieces = [Piece(text: "", isAfterSpace: true)]
      for character in word {
        if let last = pieces[pieces.count - 1].text.last, Self.canBreak(last, character) {
          pieces.append(Piece(text: "", isAfterSpace: false))
        }
        pieces[pieces.count - 1].text.append(character)
      }
      return pieces
    }
  }

  /// Whether a line may end between two characters: punctuation stays with what it belongs to.
  private static func canBreak(_ before: Character, _ after: Character) -> Bool {
    let isWide = [before, after].contains { DisplayWidth.of(String($0)) == 2 }
    return isWide && !"（《「“".contains(before) && !"，。、：；？！）》」”".contains(after)
  }
}
