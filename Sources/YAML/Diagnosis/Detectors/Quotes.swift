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

  /// `"say "hi" now"`, `'it's'`, `"[红包]" {title}`: text behind a closing quote.
  static let textAfterQuote = SyntaxDetector(one: { trouble in
    guard trouble.isMissingSeparator || trouble.failure.problem.contains("scalar"), let before = trouble.offsetBefore,
      let start = trouble.item.value,
      let token = trouble.line.tokens.first(where: { $0.start == start && $0.kind == .quoted }),
      token.end == before + 1, let whole = trouble.value(from: start), whole.end > trouble.failure.offset
    else { return nil }
    let mark = trouble.text(start, start + 1)
    let rest = trouble.range(trouble.failure.offset, whole.end)
    if trouble.isInFlow, trouble.byte == trouble.file.bytes[start] {
      let location = trouble.range(token.end, token.end)
      return trouble.finding(
        LocalizedText("missing comma", zh: "缺少逗号"), at: location,
        help: LocalizedText("separate elements in brackets with commas", zh: "方括号里的元素用逗号隔开"),
        fixIts: [.init(LocalizedText("insert a comma", zh: "加上逗号"), replace: location, with: ",")])
    }
    return trouble.finding(
      LocalizedText("unexpected text after the closing quote", zh: "后引号之后还有内容"), at: rest,
      help: mark == "\""
        ? LocalizedText("put the whole string in single quotes", zh: "把整个字符串放进单引号")
        : LocalizedText("inside single quotes, write `''` for `'`", zh: "单引号里的 `'` 写成 `''`"),
      fixIts: trouble.otherQuotes(whole, mark: mark))
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

  /// The whole value in the other kind of quotes, where that changes nothing else.
  fileprivate func otherQuotes(_ whole: SourceRange, mark: String) -> [Diagnostic.FixIt] {
    var text = file.text(in: whole)
    // `"say "hi" now"` has quotes around the whole; `"hi" and "bye"` has not.
    let isWhole = text.hasSuffix(mark) && file.bytes[failure.offset - 1] == mark.utf8.first
    if isWhole { text = String(text.dropFirst().dropLast()) }
    let other = mark == "\"" ? "'" : "\""
    if text.contains(other) || text.contains("\\") { return [] }
    return [
      .init(LocalizedText("quote the whole string", zh: "给整个字符串加引号"), replace: whole, with: other + text + other)
    ]
  }
}
