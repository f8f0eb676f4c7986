import SourceText

extension SyntaxDetector {
  /// `[红包]{title}`, `[0-9]+`: a text that YAML took for a list or a mapping.
  static let textAfterBracket = SyntaxDetector(one: { trouble in
    guard let closed = trouble.item.closed, closed.lowerBound == trouble.item.value,
      trouble.offsetBefore == closed.upperBound - 1, trouble.failure.offset < trouble.line.end,
      ![UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":")].contains(trouble.byte)
    else { return nil }
    let whole = trouble.value(from: closed.lowerBound)
    let mark = trouble.text(closed.lowerBound, closed.lowerBound + 1)
    return trouble.finding(
      LocalizedText("a string that starts with `\(mark)` must be quoted", zh: "以 `\(mark)` 开头的字符串必须加引号"),
      at: whole ?? trouble.range(closed.lowerBound, closed.upperBound),
      help: trouble.quotingHelp(whole), fixIts: trouble.quoteFixIts(whole, isSafe: trouble.isBehindText))
  })
}
