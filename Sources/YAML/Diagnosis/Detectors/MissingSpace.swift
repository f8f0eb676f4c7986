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
}
