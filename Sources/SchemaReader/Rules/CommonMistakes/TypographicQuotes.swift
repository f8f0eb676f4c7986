import SourceText

extension Rule {
  static let typographicQuotes = Rule("typographic-quotes", .warning, theme: .commonMistakes)
}

extension Diagnostic {
  static func typographicQuotes(around text: Located<String>) -> Diagnostic {
    let inner = text.value.dropFirst().dropLast()
    let quoted = Wording.quoted(String(inner))
    return Diagnostic(
      .typographicQuotes,
      LocalizedText("`“ ”` are typographic quotes and become part of the string", zh: "`“ ”` 是弯引号，会成为字符串的一部分"),
      at: text.range, help: Wording.write(quoted),
      fixIts: [
        .init(
          LocalizedText("replace with straight quotes", zh: "改用直引号"), replace: text.range, with: quoted,
          isSafe: !inner.contains { "“”".contains($0) })
      ])
  }
}
