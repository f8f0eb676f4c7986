import SourceText

extension SyntaxDetector {
  /// `title：string`: libyaml reads it as text and stumbles over the line below.
  static let fullWidthColon = SyntaxDetector { trouble in
    trouble.suspects.compactMap { line in
      guard !line.hasColon, let first = line.first, first.kind == .plain else { return nil }
      let text = trouble.text(first.start, first.end)
      guard let colon = text.unicodeScalars.firstIndex(of: "：") else { return nil }
      let name = text[..<colon]
      guard !name.isEmpty, !name.unicodeScalars.contains(" ") else { return nil }
      let start = first.start + name.utf8.count
      let isBeforeBlank = text[colon...].dropFirst().first.map { $0 == " " } ?? true
      let range = trouble.range(start, start + "：".utf8.count)
      return trouble.finding(
        LocalizedText("full-width colon `：`", zh: "`：` 是全角冒号"), at: range, help: Wording.write(": "),
        fixIts: [
          .init(
            Wording.write(": "), replace: range, with: isBeforeBlank ? ":" : ": ",
            isSafe: name.utf8.allSatisfy { $0 < 0x80 })
        ])
    }
  }

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

  /// A value that begins with a look-alike of a quote or a bracket.
  static let fullWidthDelimiter = SyntaxDetector(one: { trouble in
    guard let start = trouble.item.value, start < trouble.line.end, let whole = trouble.value(from: start) else {
      return nil
    }
    let text = trouble.file.text(in: whole)
    guard let first = text.unicodeScalars.first, let (close, what, ascii) = lookAlikes[first] else { return nil }
    let range = trouble.range(start, start + 3)
    return trouble.finding(
      LocalizedText("`\(String(first))` is \(what)", zh: "`\(String(first))` 是\(what)"), at: range,
      help: Wording.write(ascii),
      fixIts: what == quote ? trouble.straightQuotes(text, from: start, close) : [])
  })

  private static let quote = LocalizedText("a typographic quote", zh: "弯引号")

  private static let lookAlikes: [Unicode.Scalar: (close: Unicode.Scalar, what: LocalizedText, ascii: String)] = [
    "“": ("”", quote, "\""), "”": ("”", quote, "\""), "‘": ("’", quote, "'"), "＂": ("＂", quote, "\""),
    "「": ("」", quote, "\""), "［": ("］", LocalizedText("a full-width bracket", zh: "全角方括号"), "["),
    "｛": ("｝", LocalizedText("a full-width brace", zh: "全角花括号"), "{"),
  ]
}

extension SyntaxTrouble {
  /// Both quotes replaced, if the text between them needs no escape.
  fileprivate func straightQuotes(_ text: String, from start: Int, _ close: Unicode.Scalar) -> [Diagnostic.FixIt] {
    let scalars = text.unicodeScalars
    guard let last = scalars.lastIndex(of: close), last > scalars.startIndex,
      !scalars.contains(where: { $0 == "\"" || $0 == "\\" }), scalars.index(after: last) == scalars.endIndex
    else { return [] }
    let end = start + text.utf8.count
    let edits = [
      Diagnostic.Edit(range: range(start, start + 3), replacement: "\""),
      Diagnostic.Edit(range: range(end - 3, end), replacement: "\""),
    ]
    return [.init(LocalizedText("replace with straight quotes", zh: "改用直引号"), edits: edits, isSafe: true)]
  }
}
