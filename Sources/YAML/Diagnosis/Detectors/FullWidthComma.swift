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
    let mark = String(text.unicodeScalars[comma])
    let rest = text[comma...].dropFirst()
    let isBeforeBlank = rest.first == " "
    // Behind the comma of a sentence are more words than a key.
    let isBeforeKey = !rest.drop { $0 == " " }.contains(" ")
    return trouble.finding(
      LocalizedText("full-width comma `\(mark)`", zh: "`\(mark)` 是全角标点，YAML 不把它当作逗号"), at: range,
      help: Wording.write(", "),
      fixIts: [.init(Wording.write(", "), replace: range, with: isBeforeBlank ? "," : ", ", isSafe: isBeforeKey)])
  })
}
