/// The tokens of one line, or several lines without tags. A tag alone on its line may stand for the whole line.
struct Line {
  let tokens: [Token]
  /// Nothing but blanks.
  let isBlank: Bool
  /// The only tag, if there is nothing else but blanks.
  let soleTag: Tag?

  init(_ tokens: [Token], in source: TemplateSource) {
    var tags: [Tag] = []
    var hasText = false
    for token in tokens {
      switch token {
      case .literal(let range): hasText = hasText || !source.isBlank(range)
      case .tag(let tag): tags.append(tag)
      }
    }
    self.tokens = tokens
    isBlank = tags.isEmpty && !hasText
    soleTag = tags.count == 1 && !hasText ? tags[0] : nil
  }

  /// The blanks before the first tag.
  var indentation: Range<Int> {
    if case .literal(let range)? = tokens.first { range } else { 0..<0 }
  }

  /// - Parameter joined: lines without tags may stand together.
  static func lines(of source: TemplateSource, joined: Bool) throws(TemplateError) -> [Line] {
    var lexer = Lexer(source, joiningLines: joined)
    var lines: [Line] = []
    var tokens: [Token] = []
    while let token = try lexer.next() {
      tokens.append(token)
      if case .literal(let range) = token, source.text[range.upperBound - 1] == .newline {
        lines.append(Line(tokens, in: source))
        tokens = []
      }
    }
    if !tokens.isEmpty { lines.append(Line(tokens, in: source)) }
    return lines
  }
}
