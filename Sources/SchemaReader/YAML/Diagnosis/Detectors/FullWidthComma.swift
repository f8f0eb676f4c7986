import SourceText

extension SyntaxDetector {
  /// `{ type: string， key: b }`: the comma becomes part of the text before it.
  static let fullWidthComma = SyntaxDetector(one: { trouble in
    guard trouble.isInFlow, trouble.isMissingSeparator, let value = trouble.item.value, value < trouble.failure.offset
    else { return nil }
    let text = trouble.text(value, trouble.failure.offset)
    guard let first = text.unicodeScalars.first, !["\"", "'"].contains(first),
      let comma = text.unicodeScalars.lastIndex(where: { $0 == "，" || $0 == "、" })
    else { return nil }
    let start = value + text[..<comma].utf8.count
    let range = trouble.range(start, start + 3)
    let isBeforeBlank = text[comma...].dropFirst().first == " "
    return trouble.finding(
      "`\(text.unicodeScalars[comma])` is a full-width comma", at: range, help: "write `, `",
      fixIts: [.init("write `, `", replace: range, with: isBeforeBlank ? "," : ", ")])
  })
}
