import SourceText

extension SyntaxDetector {
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
}

extension SyntaxTrouble {
  /// libyaml may name the entry it was reading instead of the bracket around it.
  fileprivate func openBracket(from offset: Int) -> Int {
    if offset < file.bytes.count, "[{".utf8.contains(file.bytes[offset]) { return offset }
    return file.bytes[..<offset].lastIndex { "[{".utf8.contains($0) } ?? offset
  }
}
