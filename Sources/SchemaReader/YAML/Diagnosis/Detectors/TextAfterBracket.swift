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
      Phrase("a text that starts with `\(mark)` must be quoted", zh: "以 `\(mark)` 开头的文本必须加引号"),
      at: whole ?? trouble.range(closed.lowerBound, closed.upperBound),
      help: trouble.quotingHelp(whole), fixIts: trouble.quoteFixIts(whole, isSafe: trouble.isBehindText))
  })

  /// `{ pattern: ^[0-9]{4}$ }`: inside braces, a text without quotes ends at the first bracket.
  static let bracketInText = SyntaxDetector(one: { trouble in
    guard trouble.isInFlow, trouble.isMissingSeparator, [UInt8(ascii: "["), UInt8(ascii: "{")].contains(trouble.byte),
      let start = trouble.item.value, trouble.line.tokens.contains(where: { $0.start == start && $0.kind == .plain })
    else { return nil }
    let whole = trouble.value(from: start)
    let mark = trouble.text(trouble.failure.offset, trouble.failure.offset + 1)
    return trouble.finding(
      Phrase("a text with `\(mark)` must be quoted inside braces", zh: "花括号里含有 `\(mark)` 的文本必须加引号"),
      at: whole ?? trouble.range(start, trouble.failure.offset), help: trouble.quotingHelp(whole),
      fixIts: trouble.quoteFixIts(whole, isSafe: trouble.isBehindText))
  })
}

extension SyntaxTrouble {
  /// Whether the failure is in the middle of a word; behind a blank, a comma might be missing as well.
  fileprivate var isBehindText: Bool { offsetBefore == failure.offset - 1 }

  fileprivate func quotingHelp(_ range: SourceRange?) -> Phrase {
    let quoted = range.map { Self.shortened(Self.quoted(file.text(in: $0), isPattern: isPattern)) }
    guard isPattern else { return quoted.map(Wording.quote) ?? Wording.quoteIt }
    let help = Phrase("write a pattern in single quotes", zh: "正则表达式写在单引号里")
    return quoted.map { Phrase("\(help): `\($0)`", zh: "\(help)：`\($0)`") } ?? help
  }
}
