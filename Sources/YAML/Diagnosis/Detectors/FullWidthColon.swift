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
}
