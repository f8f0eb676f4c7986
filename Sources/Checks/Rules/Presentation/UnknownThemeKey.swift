import Schema
import SourceText

extension LintRule {
  static let unknownThemeKey = LintRule(
    "unknown-theme-key", .warning, theme: .presentation,
    summary: Phrase(
      "a `theme` key that TUIKit's theme for chats does not have",
      zh: "TUIKit 的聊天主题中没有的 `theme` 键"),
    why: Phrase(
      """
      TUIKit takes the colour under a key that it does not know for the light one in every theme, the dark one too. \
      An app cannot add keys of its own.
      """,
      zh: """
        TUIKit 遇到不认识的键时，在所有主题中都用浅色值，深色主题也不例外。app 不能添加自己的键。
        """),
    bad: [
      """
      message: Card
      id: 7
      fields: { title: string }
      layout:
        content:
          label: "{title}"
                                                             ↓
          color: { light: "#000000", dark: "#FFFFFF", theme: chat_link_title_color }
      """
    ],
    good: [
      """
      message: Card
      id: 7
      fields: { title: string }
      layout:
        content:
          label: "{title}"
          color: { light: "#000000", dark: "#FFFFFF", theme: chat_link_message_title_color }
      """
    ],
    .layout { message, _ in
      message.contentElements.flatMap(\.colors).compactMap(\.theme)
        .filter { !TUIKitNames.themeColors.contains($0.value) }.map { .unknownKey($0) }
    })
}

extension Finding {
  fileprivate static func unknownKey(_ key: Located<String>) -> Finding {
    let near = Spelling.nearest(to: key.value, in: TUIKitNames.themeColors.sorted())
    return Finding(
      Phrase("TUIKit's theme has no colour `\(key.value)`", zh: "TUIKit 的主题中没有颜色 `\(key.value)`"), at: key.range,
      help: near.map { Phrase("did you mean `\($0)`?", zh: "是不是想写 `\($0)`？") }
        ?? Phrase("use one of its keys, or `dark` without `theme`", zh: "使用主题中的键，或不写 `theme` 只写 `dark`"),
      fixIts: near.map { [.init(Phrase("write `\($0)`", zh: "写成 `\($0)`"), replace: key.range, with: $0)] } ?? [])
  }
}
