import SourceText

extension Rule {
  static let literalFieldName = Rule(
    "literal-field-name", .warning, theme: .slips,
    summary: Phrase("a text without a placeholder that looks like a field's name", zh: "不含占位符、却像字段名的文本"),
    why: Phrase(
      """
      Without its braces the name itself is shown: the bubble says `title`, whatever the sender wrote. Two pairs \
      of braces are a literal brace, and do the same.
      """,
      zh: "少了花括号，显示出来的就是字段名本身：无论对方写了什么，气泡里都是 `title`。写两层花括号则是字面的花括号，结果一样。"),
    bad: [
      """
      message: Gift
      id: 1
      fields: { title: string }
      layout:
                          ↓
        content: { label: title }
      """,
      """
      message: Gift
      id: 1
      fields: { title: string }
      surfaces:
                     ↓
        summary: "礼物：{{title}}"
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields: { title: string }
      layout:
        content: { label: "{title}" }
      surfaces:
        summary: "礼物：{title}"
      """
    ])
}
