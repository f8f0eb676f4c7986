import SourceText

extension SyntaxDetector {
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
