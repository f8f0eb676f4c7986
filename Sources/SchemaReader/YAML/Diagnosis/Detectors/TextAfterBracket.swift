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
      "a text that starts with `\(mark)` must be quoted",
      at: whole ?? trouble.range(closed.lowerBound, closed.upperBound),
      help: trouble.quotingHelp(whole), fixIts: trouble.quoteFixIts(whole))
  })

  /// `{ pattern: ^[0-9]{4}$ }`: inside braces, a text without quotes ends at the first bracket.
  static let bracketInText = SyntaxDetector(one: { trouble in
    guard trouble.isInFlow, trouble.isMissingSeparator, [UInt8(ascii: "["), UInt8(ascii: "{")].contains(trouble.byte),
      let start = trouble.item.value, trouble.line.tokens.contains(where: { $0.start == start && $0.kind == .plain })
    else { return nil }
    let whole = trouble.value(from: start)
    return trouble.finding(
      "a text with `\(trouble.text(trouble.failure.offset, trouble.failure.offset + 1))` must be quoted inside braces",
      at: whole ?? trouble.range(start, trouble.failure.offset), help: trouble.quotingHelp(whole),
      fixIts: trouble.quoteFixIts(whole))
  })
}

extension SyntaxTrouble {
  fileprivate func quotingHelp(_ range: SourceRange?) -> String {
    guard let range else { return isPattern ? "write a pattern in single quotes" : "quote it" }
    let quoted = Self.shortened(Self.quoted(file.text(in: range), isPattern: isPattern))
    return isPattern ? "write a pattern in single quotes: `\(quoted)`" : "quote it: `\(quoted)`"
  }
}
