import SourceText

extension Rule {
  static let badPlaceholder = Rule(
    "bad-placeholder", .error, isFatal: true, theme: .presentation,
    summary: Phrase("a placeholder that cannot be read or filled in", zh: "无法识别或无法填充的占位符"),
    why: Phrase(
      """
      A brace that does not close would be shown as it stands, and so would everything behind it. A menu title \
      is shown before there is a message, so it has nothing to fill in.
      """,
      zh: "没有闭合的花括号会连同后面的内容原样显示。菜单标题在消息存在之前就要显示，没有内容可填。"),
    bad: [
      """
      message: Gift
      id: 1
      fields: { title: string }
      surfaces:
                       ↓
        summary: "[礼物] {title"
      """,
      """
      message: Gift
      id: 1
      fields: { title: string }
                     ↓
      menu: { title: "送{title}" }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields: { title: string }
      surfaces:
        summary: "[礼物] {title}"
        copy: "{{{title}}"
      menu: { title: 送礼物 }
      """
    ])
}
