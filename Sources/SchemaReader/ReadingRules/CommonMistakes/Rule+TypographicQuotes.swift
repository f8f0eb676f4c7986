import SourceText

extension Rule {
  static let typographicQuotes = Rule(
    "typographic-quotes", .warning, theme: .commonMistakes,
    summary: LocalizedText("typographic quotes, which become part of the string", zh: "弯引号会成为字符串的一部分"),
    why: LocalizedText(
      """
      They come from a Chinese input method or a chat app. YAML treats them as ordinary characters, so users would \
      see them in the conversation list.
      """,
      zh: "它们多半来自中文输入法或聊天软件。YAML 把它们当作普通字符，用户会在会话列表里看到这对引号。"),
    bad: [
      """
      message: RedPacket
      id: 5
      texts:
                 ↓
        summary: “[红包]”
      """
    ],
    good: [
      """
      message: RedPacket
      id: 5
      texts:
        summary: "[红包]"
        push: 他说：“恭喜发财”
      """
    ])
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
