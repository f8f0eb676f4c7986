import SourceText

extension SyntaxDetector {
  /// `doc: 金额: 单位分`: a colon and a space inside a text without quotes.
  static let colonInText = SyntaxDetector(one: { trouble in
    guard trouble.byte == UInt8(ascii: ":"), trouble.item.key != nil, let start = trouble.item.value,
      trouble.line.tokens.contains(where: { $0.start == start && $0.kind == .plain })
    else { return nil }
    let whole = trouble.value(from: start)
    return trouble.finding(
      Phrase("a text with `: ` in it must be quoted", zh: "含有 `: ` 的文本必须加引号"),
      at: whole ?? trouble.range(start, trouble.failure.offset),
      help: Phrase("quote the text, or write `：`", zh: "给文本加引号，或改用 `：`"),
      fixIts: trouble.quoteFixIts(
        whole, isSafe: !trouble.isInFlow && !isField(trouble.text(start, trouble.failure.offset))))
  })

  /// `title: type: string`: what lacks is no quotes but braces.
  private static func isField(_ word: String) -> Bool { Form.field[word] != nil }
}
