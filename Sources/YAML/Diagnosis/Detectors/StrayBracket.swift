import SourceText

extension SyntaxDetector {
  /// A closing bracket without an opening one.
  static let strayBracket = SyntaxDetector(one: { trouble in
    guard let byte = trouble.byte, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") else { return nil }
    let mark = String(Unicode.Scalar(byte))
    let location = trouble.range(trouble.failure.offset, trouble.failure.offset + 1)
    guard let open = trouble.failure.contextOffset, trouble.failure.context.contains("flow") else {
      return trouble.finding(
        LocalizedText("unmatched `\(mark)`", zh: "这个 `\(mark)` 没有对应的开括号"), at: location,
        help: LocalizedText("remove it, or quote the string", zh: "删除它，或给字符串加引号"))
    }
    return trouble.finding(
      LocalizedText("mismatched `\(mark)`", zh: "`\(mark)` 与这个括号不成对"), at: location,
      notes: [.init(LocalizedText("opened here", zh: "括号在这里打开"), at: trouble.range(open, open + 1))],
      help: LocalizedText("brackets must be balanced", zh: "括号要成对闭合"))
  })
}
