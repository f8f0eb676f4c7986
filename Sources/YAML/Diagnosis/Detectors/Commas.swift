import SourceText

extension SyntaxDetector {
  /// `title: { type: string },`, `push: "Hi";`: what ends an element of JSON or a statement of Swift.
  static let strayComma = SyntaxDetector(one: { trouble in
    let start = trouble.failure.offset
    guard !trouble.isInFlow, let before = trouble.offsetBefore, "]}\"'".utf8.contains(trouble.file.bytes[before]),
      let value = trouble.item.value, value < before, let whole = trouble.value(from: value), start < whole.end
    else { return nil }
    let mark = trouble.text(start, whole.end)
    guard [",", ";"].contains(mark) else { return nil }
    let range = trouble.range(start, whole.end)
    return trouble.finding(
      LocalizedText("unexpected `\(mark)` at the end of a line", zh: "行末多了 `\(mark)`"), at: range,
      help: LocalizedText("remove it: in YAML, a line needs no mark at its end", zh: "删除它：YAML 的行末不需要符号"),
      fixIts: [
        .init(LocalizedText("remove `\(mark)`", zh: "删除 `\(mark)`"), replace: range, with: "", isSafe: true)
      ])
  })

  /// Entries inside braces on lines of their own, without a comma between them.
  static let missingComma = SyntaxDetector(one: { trouble in
    guard trouble.failure.context.contains("flow"), let open = trouble.failure.contextOffset,
      let above = trouble.lineAbove, let first = trouble.line.first, first.start < trouble.failure.offset,
      trouble.byte == UInt8(ascii: ":"), first.end >= trouble.failure.offset, above.textEnd > open + 1,
      trouble.line.indentation > YAMLLine(trouble.file.location(of: open).line, in: trouble.file).indentation,
      !",[{".utf8.contains(trouble.file.bytes[above.textEnd - 1])
    else { return nil }
    let location = trouble.range(above.textEnd, above.textEnd)
    return trouble.finding(
      LocalizedText("missing comma at the end of this line", zh: "这一行的末尾缺少逗号"), at: location,
      help: LocalizedText("separate entries in braces with commas", zh: "花括号里的条目用逗号隔开"),
      fixIts: [.init(LocalizedText("insert a comma", zh: "加上逗号"), replace: location, with: ",", isSafe: true)])
  })
}
