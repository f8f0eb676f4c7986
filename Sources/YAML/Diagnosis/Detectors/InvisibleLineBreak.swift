import SourceText

extension SyntaxDetector {
  /// U+0085, U+2028 and U+2029 end a line for YAML, and no editor shows them.
  static let invisibleLineBreak = SyntaxDetector(one: { trouble in
    let context = trouble.failure.contextOffset ?? trouble.failure.offset
    let start = min(trouble.suspects[0].start, trouble.file.lineStarts[trouble.file.location(of: context).line - 1])
    var offset = start
    for scalar in trouble.text(start, trouble.line.end).unicodeScalars {
      let range = trouble.range(offset, offset + UTF8.width(scalar))
      offset = range.end
      guard let name = names[scalar] else { continue }
      return trouble.finding(
        LocalizedText("an invisible line break (\(name))", zh: "不可见的换行符（\(name)）"), at: range, help: Wording.deleteIt,
        fixIts: [.init(Wording.deleteIt, replace: range, with: "", isSafe: true)])
    }
    return nil
  })

  private static let names: [Unicode.Scalar: String] = [
    "\u{85}": "U+0085", "\u{2028}": "U+2028", "\u{2029}": "U+2029",
  ]
}
