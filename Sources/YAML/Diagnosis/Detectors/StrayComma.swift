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
}
