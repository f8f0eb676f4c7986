import SourceText

extension SyntaxDetector {
  /// `title:string`: libyaml reads it as text and stumbles over the line below.
  static let missingSpace = SyntaxDetector { trouble in
    trouble.suspects.compactMap { line in
      guard !line.hasColon, let first = line.first else { return nil }
      // A quoted key is a token of its own.
      let text = trouble.text(first.start, first.kind == .quoted ? line.textEnd : first.end)
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let isQuotedKey = first.kind == .quoted && first.start + text[..<colon].utf8.count == first.end
      guard isQuotedKey || first.kind == .plain && isName(text[..<colon]) else { return nil }
      let rest = text[colon...].dropFirst()
      if rest.isEmpty || rest.hasPrefix("//") || rest.hasPrefix(":") { return nil }
      let offset = first.start + text[..<colon].utf8.count + 1
      let wide = wideSpace(rest)
      let location = trouble.range(offset - 1, offset + (wide?.utf8.count ?? 0))
      let value = SyntaxTrouble.shortened(String(rest.dropFirst(wide?.count ?? 0)))
      return trouble.finding(
        wide == nil
          ? LocalizedText("missing space after the colon", zh: "冒号后面缺少空格")
          : LocalizedText("the character after the colon is not an ordinary space", zh: "冒号后面的空格不是普通空格"),
        at: location, help: Wording.write("\(text[...colon]) \(value)"),
        fixIts: [
          .init(
            LocalizedText("insert a space", zh: "加上空格"), replace: location, with: ": ",
            isSafe: text[..<colon].utf8.allSatisfy { $0 < 0x80 })
        ])
    }
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "?"): true
        default: $0 >= 0x80
        }
      }
  }

  /// An ideographic or no-break space at the start of a text.
  private static func wideSpace(_ text: Substring) -> String? {
    text.unicodeScalars.first.flatMap { ["\u{3000}", "\u{A0}"].contains($0) ? String($0) : nil }
  }

  /// `doc: 金额: 单位分`: a colon and a space inside a text without quotes. What lacks in `title: type: string` is no
  /// quotes but braces.
  static let colonInText = SyntaxDetector(one: { trouble in
    guard trouble.byte == UInt8(ascii: ":"), trouble.item.key != nil, let start = trouble.item.value,
      trouble.line.tokens.contains(where: { $0.start == start && $0.kind == .plain })
    else { return nil }
    let whole = trouble.value(from: start)
    return trouble.finding(
      LocalizedText("a string that contains `: ` must be quoted", zh: "含有 `: ` 的字符串必须加引号"),
      at: whole ?? trouble.range(start, trouble.failure.offset),
      help: LocalizedText("quote the string, or use `：`", zh: "给字符串加引号，或改用 `：`"),
      fixIts: trouble.quoteFixIts(
        whole, isSafe: !trouble.isInFlow && !trouble.isKey(trouble.text(start, trouble.failure.offset))))
  })

  /// A line that is neither `key: value` nor part of the text above it.
  static let missingColon = SyntaxDetector(one: { trouble in
    guard trouble.failure.problem == "could not find expected ':'", let start = trouble.failure.contextOffset else {
      return nil
    }
    let line = YAMLLine(trouble.file.location(of: start).line, in: trouble.file)
    return trouble.finding(
      LocalizedText("expected a colon and a value after the key", zh: "键后面没有冒号和值"),
      at: trouble.range(start, max(start, line.textEnd)),
      help: LocalizedText(
        "write `key: value`; indent the lines of a multi-line string deeper than its key",
        zh: "写成 `key: value`；跨多行的字符串要比它的键缩进更深"))
  })
}
