/// A part of a text with placeholders, before its names are resolved.
enum TemplatePiece: Equatable {
  case literal(String)
  /// The name without white space around it, and where the name stands.
  case placeholder(String, Range<String.Index>)
  /// A brace without its partner.
  case unclosed(Range<String.Index>)

  /// The parts of a text; `{{` is a literal brace.
  static func pieces(of text: String) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    var literal = ""
    var index = text.startIndex
    func flush() {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
    }
    while index < text.endIndex {
      let next = text.index(after: index)
      guard text[index] == "{" else {
        literal.append(text[index])
        index = next
        continue
      }
      if next < text.endIndex, text[next] == "{" {
        literal.append("{")
        index = text.index(after: next)
        continue
      }
      flush()
      guard let end = text[next...].firstIndex(where: { $0 == "}" || $0 == "{" }), text[end] == "}" else {
        pieces.append(.unclosed(index..<next))
        return pieces
      }
      pieces.append(trimmed(text, next..<end))
      index = text.index(after: end)
    }
    flush()
    return pieces
  }

  /// What stands between `{{` and `}}`, with the place of the whole: nothing but text, yet meant otherwise by many.
  static func doublyBraced(in text: String) -> [(name: String, range: Range<String.Index>)] {
    var found: [(name: String, range: Range<String.Index>)] = []
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      rest = rest[brace...]
      guard rest.hasPrefix("{{") else {
        rest = rest.dropFirst()
        continue
      }
      let inner = rest.dropFirst(2)
      let end = inner.firstIndex { $0 == "{" || $0 == "}" } ?? inner.endIndex
      rest = inner
      guard inner[end...].hasPrefix("}}"), case .placeholder(let name, _) = trimmed(text, inner.startIndex..<end) else {
        continue
      }
      rest = inner[end...].dropFirst(2)
      found.append((name, brace..<rest.startIndex))
    }
    return found
  }

  private static func trimmed(_ text: String, _ range: Range<String.Index>) -> TemplatePiece {
    let inner = text[range].drop { $0 == " " }
    var end = inner.endIndex
    while end > inner.startIndex, text[text.index(before: end)] == " " { end = text.index(before: end) }
    return .placeholder(String(text[inner.startIndex..<end]), inner.startIndex..<end)
  }
}
