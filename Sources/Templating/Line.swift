/// The tokens of one line, or several lines without tags. A tag alone on its line may stand for the whole line.
struct Line {
  let tokens: [Token]
  /// Nothing but blanks.
  let isBlank: Bool
  /// The only tag, if there is nothing else but blanks.
  let soleTag: Tag?

  init(_ tokens: [Token], in text: UnsafeBufferPointer<UInt8>) {
    var tag: Tag?
    var (hasText, hasTags) = (false, false)
    for token in tokens {
      switch token {
      case .literal(let range): hasText = hasText || !text.isBlank(range)
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

  /// Hands over one line after the other.
  ///
  /// - Parameter joined: lines without tags may stand together.
  static func forEach(
    of source: TemplateSource, joined: Bool, _ body: (Line) throws(TemplateError) -> Void
  ) throws(TemplateError) {
    try source.text.withUnsafeBufferPointer { (text) throws(TemplateError) in
      var lexer = Lexer(source, text, joiningLines: joined)
      var tokens: [Token] = []
      while let token = try lexer.next() {
        tokens.append(token)
        guard case .literal(let range) = token, text[range.upperBound - 1] == .newline else { continue }
        try body(Line(tokens, in: text))
        tokens.removeAll(keepingCapacity: true)
      }
      if !tokens.isEmpty { try body(Line(tokens, in: text)) }
    }
  }
}
