/// A token of a text with placeholders, before their names are resolved.
enum TemplateToken: Equatable {
  case literal(String)
  /// The name without white space around it, and its range.
  case placeholder(String, Range<String.Index>)
  /// A brace without its partner.
  case unclosed(Range<String.Index>)

  private static let opening = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")

  /// The tokens of a text; `{{` is a literal brace.
  static func tokens(of text: String) -> [TemplateToken] {
    let bytes = text.utf8
    var tokens: [TemplateToken] = []
    var literal = ""
    var index = text.startIndex
    func flush() {
      if !literal.isEmpty { tokens.append(.literal(literal)) }
      literal = ""
    }
    while let brace = bytes[index...].firstIndex(of: opening) {
      let next = bytes.index(after: brace)
      literal += text[index..<brace]
      if next < text.endIndex, bytes[next] == opening {
        literal += "{"
        index = bytes.index(after: next)
        continue
      }
      flush()
      guard let end = bytes[next...].firstIndex(where: { $0 == closing || $0 == opening }), bytes[end] == closing else {
        tokens.append(.unclosed(brace..<next))
        return tokens
      }
      tokens.append(trimmed(text, next..<end))
      index = bytes.index(after: end)
    }
    literal += text[index...]
    flush()
    return tokens
  }

  /// What is between `{{` and `}}`, with the range of the whole: only text, but often meant as a placeholder.
  static func doublyBraced(in text: String) -> [(name: String, range: Range<String.Index>)] {
    var found: [(name: String, range: Range<String.Index>)] = []
    var rest = text[...]
    while let braces = rest.firstRange(of: "{{") {
      rest = rest[braces.upperBound...]
      let end = rest.firstIndex { $0 == "{" || $0 == "}" } ?? rest.endIndex
      guard rest[end...].hasPrefix("}}"), case .placeholder(let name, _) = trimmed(text, rest.startIndex..<end) else {
        continue
      }
      rest = rest[end...].dropFirst(2)
      found.append((name, braces.lowerBound..<rest.startIndex))
    }
    return found
  }

  private static func trimmed(_ text: String, _ range: Range<String.Index>) -> TemplateToken {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    let inner = text.utf8[range].drop(while: isBlank)
    let end = inner.lastIndex { !isBlank($0) }.map(inner.index(after:)) ?? inner.startIndex
    return .placeholder(String(text[inner.startIndex..<end]), inner.startIndex..<end)
  }
}
