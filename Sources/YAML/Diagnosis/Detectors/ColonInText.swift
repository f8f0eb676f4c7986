import SourceText

extension SyntaxDetector {
  /// `doc: 金额: 单位分`: a colon and a space inside a text without quotes. What lacks in `title: type: string` is no
  /// quotes but braces.
  static let colonInText = SyntaxDetector(one: { trouble in
    guard trouble.byte == UInt8(ascii: ":"), trouble.item.key != nil, let start = trouble.item.value,
      trouble.line.tokens.contains(where: { $0.start == start && $0.kind == .plain })
    else { return nil }
    let whole = trouble.value(from: start)
    return trouble.finding(
      LocalizedText("a string that contains `: ` must be quoted", zh: "含有 `: ` 的字符串必须加引号"),
      at: whole ?? trouble.range(start, trouble.failure.offset),
      help: LocalizedText("quote the string, or use `：`", zh: "给字符串加引号，或改用 `：`"),
      fixIts: trouble.quoteFixIts(
        whole, isSafe: !trouble.isInFlow && !trouble.isKey(trouble.text(start, trouble.failure.offset))))
  })
}
