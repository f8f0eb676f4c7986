import SourceText

extension SyntaxDetector {
  /// A quote that is never closed, or closed by the opening quote of another text.
  static let unclosedQuote = SyntaxDetector(one: { trouble in
    if trouble.failure.context == "while scanning a quoted scalar", let quote = trouble.failure.contextOffset {
      return trouble.unclosed(quote)
    }
    guard trouble.isMissingSeparator || trouble.failure.problem.contains("mapping values"),
      let before = trouble.offsetBefore
    else { return nil }
    let mark = trouble.file.bytes[before]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
    for number in stride(from: trouble.line.number - 1, through: 1, by: -1) {
      let tokens = YAMLLine(number, in: trouble.file).tokens
      guard let token = tokens.first(where: { $0.kind == .unclosed }) else { continue }
      return trouble.file.bytes[token.start] == mark ? trouble.unclosed(token.start) : nil
    }
    return nil
  })
}

extension SyntaxTrouble {
  fileprivate func unclosed(_ quote: Int) -> Diagnostic {
    let line = YAMLLine(file.location(of: quote).line, in: file)
    let mark = text(quote, quote + 1)
    return finding(
      LocalizedText("unclosed quote", zh: "这个引号没有闭合"), at: range(quote, line.end),
      help: LocalizedText("add `\(mark)` after the string", zh: "在字符串后面写上 `\(mark)`"))
  }
}
