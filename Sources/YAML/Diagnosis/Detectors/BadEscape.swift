import SourceText

extension SyntaxDetector {
  /// `"\d+"`: a backslash in double quotes begins an escape.
  static let badEscape = SyntaxDetector(one: { trouble in
    let problem = trouble.failure.problem
    guard problem.contains("escape") || problem.contains("hexdecimal"), let quote = trouble.failure.contextOffset else {
      return nil
    }
    let escape = trouble.escape(from: quote)
    return trouble.finding(
      LocalizedText(
        "invalid escape sequence `\(trouble.file.text(in: escape))` in double quotes",
        zh: "双引号里的转义序列 `\(trouble.file.text(in: escape))` 无效"),
      at: escape,
      help: LocalizedText(
        "put regular expressions in single quotes, where a backslash is literal", zh: "正则表达式写在单引号里，那里的反斜杠就是反斜杠"),
      fixIts: trouble.singleQuotes(from: quote))
  })
}

extension SyntaxTrouble {
  /// The backslash and the character behind it; libyaml's mark may lie in the middle of a longer escape.
  fileprivate func escape(from quote: Int) -> SourceRange {
    let end = min(max(failure.offset + 1, quote + 1), file.bytes.count)
    let backslash = file.bytes[quote..<end].lastIndex(of: UInt8(ascii: "\\")) ?? failure.offset
    var next = min(backslash + 2, file.bytes.count)
    while next < file.bytes.count, file.bytes[next] & 0xC0 == 0x80 { next += 1 }
    return range(backslash, next)
  }

  /// The same text in single quotes, if each backslash clearly means itself.
  fileprivate func singleQuotes(from quote: Int) -> [Diagnostic.FixIt] {
    let line = YAMLLine(file.location(of: quote).line, in: file)
    guard let token = line.tokens.first(where: { $0.start == quote && $0.kind == .quoted }) else { return [] }
    let body = text(quote + 1, token.end - 1)
    let hasOtherEscapes = zip(body.unicodeScalars, body.unicodeScalars.dropFirst())
      .contains { $0 == "\\" && ["\\", "\"", "n", "t", "u"].contains($1) }
    if hasOtherEscapes { return [] }
    let fixed = Self.quoted(body, isPattern: true)
    return [
      .init(
        LocalizedText("use single quotes", zh: "改用单引号"), replace: range(quote, token.end), with: fixed, isSafe: true)
    ]
  }
}
