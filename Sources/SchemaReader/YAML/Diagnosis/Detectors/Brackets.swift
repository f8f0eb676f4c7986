import SourceText

extension SyntaxDetector {
  /// A list or mapping whose end is missing: libyaml reads on into the lines below.
  static let unclosedBracket = SyntaxDetector(one: { trouble in
    guard trouble.failure.context.contains("flow"), let open = trouble.failure.contextOffset else { return nil }
    let line = YAMLLine(trouble.file.place(of: open).line, in: trouble.file)
    let isBelow = trouble.line.number > line.number && trouble.line.indentation <= line.indentation
    guard trouble.isAtEnd || isBelow || trouble.line.isMarker else { return nil }
    let start = trouble.openBracket(from: open)
    let mark = trouble.text(start, start + 1)
    let closing = mark == "[" ? "]" : "}"
    return trouble.finding(
      Phrase("this `\(mark)` is never closed", zh: "这个 `\(mark)` 没有闭合"), at: trouble.range(start, start + 1),
      help: Phrase(
        "write `\(closing)` behind the last element; a text that starts with `\(mark)` must be quoted",
        zh: "在最后一个元素后面写上 `\(closing)`；以 `\(mark)` 开头的文本必须加引号"))
  })

  /// A closing bracket without an opening one.
  static let strayBracket = SyntaxDetector(one: { trouble in
    guard let byte = trouble.byte, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") else { return nil }
    let mark = String(Unicode.Scalar(byte))
    let place = trouble.range(trouble.failure.offset, trouble.failure.offset + 1)
    guard let open = trouble.failure.contextOffset, trouble.failure.context.contains("flow") else {
      return trouble.finding(
        Phrase("this `\(mark)` closes nothing", zh: "这个 `\(mark)` 没有对应的开括号"), at: place,
        help: Phrase("delete it, or quote the text", zh: "删除它，或给文本加引号"))
    }
    return trouble.finding(
      Phrase("`\(mark)` does not close this bracket", zh: "`\(mark)` 与这个括号不成对"), at: place,
      notes: [.init(Phrase("it was opened here", zh: "括号在这里打开"), at: trouble.range(open, open + 1))],
      help: Phrase("brackets close in pairs", zh: "括号要成对闭合"))
  })
}

extension SyntaxTrouble {
  /// libyaml may name the entry it was reading instead of the bracket around it.
  fileprivate func openBracket(from offset: Int) -> Int {
    if offset < file.bytes.count, "[{".utf8.contains(file.bytes[offset]) { return offset }
    return file.bytes[..<offset].lastIndex { "[{".utf8.contains($0) } ?? offset
  }
}
