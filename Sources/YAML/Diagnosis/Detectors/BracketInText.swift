import SourceText

extension SyntaxDetector {
  /// `{ pattern: ^[0-9]{4}$ }`: inside braces, a text without quotes ends at the first bracket.
  static let bracketInText = SyntaxDetector(one: { trouble in
    guard trouble.isInFlow, trouble.isMissingSeparator, [UInt8(ascii: "["), UInt8(ascii: "{")].contains(trouble.byte),
      let start = trouble.item.value, trouble.line.tokens.contains(where: { $0.start == start && $0.kind == .plain })
    else { return nil }
    let whole = trouble.value(from: start)
    let mark = trouble.text(trouble.failure.offset, trouble.failure.offset + 1)
    return trouble.finding(
      LocalizedText("inside braces, a string that contains `\(mark)` must be quoted", zh: "花括号里含有 `\(mark)` 的字符串必须加引号"),
      at: whole ?? trouble.range(start, trouble.failure.offset), help: trouble.quotingHelp(whole),
      fixIts: trouble.quoteFixIts(whole, isSafe: trouble.isBehindText))
  })
}
