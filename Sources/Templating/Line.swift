/// The tokens of one line, or several lines without tags. A tag alone on its line may stand for the whole line.
struct Line {
  let tokens: ArraySlice<Token>
  /// Nothing but blanks.
  let isBlank: Bool
  /// The only tag, if there is nothing else but blanks.
  let soleTag: Tag?

  init(_ tokens: ArraySlice<Token>, in source: TemplateSource) {
    var tag: Tag?
    var (hasText, hasTags) = (false, false)
    for token in tokens {
      switch token {
      case .literal(let range): hasText = hasText || !source.isBlank(range)
      case .tag(let found):
        tag = hasTags ? nil : found
        hasTags = true
      }
    }
    self.tokens = tokens
    isBlank = !hasTags && !hasText
    soleTag = hasText ? nil : tag
  }

  /// The blanks before the first tag.
  var indentation: Range<Int> {
    if case .literal(let range)? = tokens.first { range } else { 0..<0 }
  }

  /// - Parameter joined: lines without tags may stand together.
  static func lines(of source: TemplateSource, joined: Bool) throws(TemplateError) -> [Line] {
    var lexer = Lexer(source, joiningLines: joined)
    var tokens: [Token] = []
    while let token = try lexer.next() { tokens.append(token) }
    var lines: [Line] = []
    var start = 0
    for (index, token) in tokens.enumerated() {
      if case .literal(let range) = token, source.text[range.upperBound - 1] == .newline {
        lines.append(Line(tokens[start...index], in: source))
        start = index + 1
      }
    }
    if start < tokens.count { lines.append(Line(tokens[start...], in: source)) }
    return lines
  }
}
