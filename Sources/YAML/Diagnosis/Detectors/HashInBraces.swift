import SourceText

extension SyntaxDetector {
  /// A color without quotes inside braces or brackets: `{ color: #FF3B30 }` ends in a comment.
  static let hashInBraces = SyntaxDetector(one: { trouble in
    guard trouble.isInFlow, let context = trouble.failure.contextOffset else { return nil }
    let open = trouble.file.location(of: context).line
    for number in min(open, trouble.lineAbove?.number ?? open)...max(open, trouble.line.number) {
      let line = YAMLLine(number, in: trouble.file, isInFlow: number > open)
      guard let hash = line.comment, number > open || line.isOpen else { continue }
      let text = trouble.text(hash.start, hash.end).prefix { !" ,}]".contains($0) }
      guard text.count > 1, text.dropFirst().allSatisfy(\.isHexDigit) else { continue }
      let location = trouble.range(hash.start, hash.start + text.utf8.count)
      let next = trouble.text(location.end, hash.end).first { $0 != " " }
      return trouble.finding(
        LocalizedText("`#` starts a comment; the rest of the line is ignored", zh: "`#` 之后是注释，后面的内容都会被忽略"),
        at: location,
        help: Wording.quote(as: "\"\(text)\""),
        fixIts: [.init(Wording.quoteIt, replace: location, with: "\"\(text)\"", isSafe: isColor(text, before: next))])
    }
    return nil
  })

  /// A word such as `#add` may be a comment, and so is what has more words behind it.
  private static func isColor(_ text: Substring, before next: Character?) -> Bool {
    [4, 5, 7, 9].contains(text.count) && next.map(",}]".contains) ?? text.dropFirst().contains(where: \.isNumber)
  }
}

extension YAMLLine {
  /// A comment where a value could be.
  fileprivate var comment: Token? {
    guard let last = tokens.last, last.kind == .comment, let before = tokens.dropLast().last else { return nil }
    return [.colon, .comma, .open].contains(before.kind) ? last : nil
  }

  /// Whether a bracket of the line is not closed in it.
  fileprivate var isOpen: Bool {
    tokens.reduce(0) { $0 + ($1.kind == .open ? 1 : $1.kind == .close ? -1 : 0) } > 0
  }
}
