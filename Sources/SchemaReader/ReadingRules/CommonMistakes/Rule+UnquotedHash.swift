import SourceText

extension Rule {
  static let unquotedHash = Rule(
    "unquoted-hash", .error, isConfigurable: false, theme: .commonMistakes,
    summary: LocalizedText("an unquoted string that YAML reads as a comment", zh: "被 YAML 当作注释的字符串"),
    why: LocalizedText(
      "In YAML, `#` after a space starts a comment, so the key has no value. The usual case is an unquoted color.",
      zh: "空格之后的 `#` 表示注释开始，键就没有值了。最常见的是没加引号的颜色。"),
    bad: [
      """
      message: Gift
      id: 1
      layout:
        content:
          label: 礼物
          ↓
          color: #FF3B30
      """,
      """
      message: Gift
      id: 1
      ↓
      doc: #1 of all gifts.
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      doc: "#1 of all gifts."
      layout:
        content:
          label: 礼物
          color: "#FF3B30"
      """
    ])
}

extension Diagnostic {
  static func unquotedHash(_ text: String, insteadOf what: LocalizedText, at range: SourceRange) -> Diagnostic {
    let quoted = Wording.quoted(text)
    return Diagnostic(
      .unquotedHash, LocalizedText("\(what) is empty: `#` starts a comment", zh: "\(what)是空的：`#` 之后是注释"), at: range,
      help: LocalizedText("quote a string that starts with `#`: `\(quoted)`", zh: "以 `#` 开头的字符串必须加引号：`\(quoted)`"))
  }
}
