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

  /// A list or mapping whose end is missing: libyaml reads on into the lines below.
  static let unclosedBracket = SyntaxDetector(one: { trouble in
    guard trouble.failure.context.contains("flow"), let open = trouble.failure.contextOffset else { return nil }
    let line = YAMLLine(trouble.file.location(of: open).line, in: trouble.file)
    let isBelow = trouble.line.number > line.number && trouble.line.indentation <= line.indentation
    guard trouble.isAtEnd || isBelow || trouble.line.isMarker else { return nil }
    let start = trouble.openBracket(from: open)
    let mark = trouble.text(start, start + 1)
    let closing = mark == "[" ? "]" : "}"
    return trouble.finding(
      LocalizedText("unclosed `\(mark)`", zh: "这个 `\(mark)` 没有闭合"), at: trouble.range(start, start + 1),
      help: LocalizedText(
        "add `\(closing)` after the last element; quote a string that starts with `\(mark)`",
        zh: "在最后一个元素后面写上 `\(closing)`；以 `\(mark)` 开头的字符串必须加引号"))
  })

  /// A closing bracket without an opening one.
  static let strayBracket = SyntaxDetector(one: { trouble in
    guard let byte = trouble.byte, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") else { return nil }
    let mark = String(Unicode.Scalar(byte))
    let location = trouble.range(trouble.failure.offset, trouble.failure.offset + 1)
    guard let open = trouble.failure.contextOffset, trouble.failure.context.contains("flow") else {
      return trouble.finding(
        LocalizedText("unmatched `\(mark)`", zh: "这个 `\(mark)` 没有对应的左括号"), at: location,
        help: LocalizedText("remove it, or quote the string", zh: "删除它，或给字符串加引号"))
    }
    return trouble.finding(
      LocalizedText("mismatched `\(mark)`", zh: "`\(mark)` 与这个括号不成对"), at: location,
      notes: [.init(LocalizedText("opened here", zh: "括号在这里打开"), at: trouble.range(open, open + 1))],
      help: LocalizedText("brackets must be balanced", zh: "括号要成对闭合"))
  })
}

extension SyntaxTrouble {
  /// libyaml may name the entry it was reading instead of the bracket around it.
  fileprivate func openBracket(from offset: Int) -> Int {
    if offset < file.bytes.count, "[{".utf8.contains(file.bytes[offset]) { return offset }
    return file.bytes[..<offset].lastIndex { "[{".utf8.contains($0) } ?? offset
  }
}
