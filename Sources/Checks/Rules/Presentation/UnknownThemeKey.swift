import Schema
import SourceText

extension Rule {
  static let unknownThemeKey = Rule(
    "unknown-theme-key", .warning,
    summary: "a `theme` key that TUIKit's theme for chats does not have",
    why: """
      TUIKit takes the colour under a key that it does not know for the light one in every theme, the dark one too. \
      An app cannot add keys of its own.
      """,
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
    .message { message, _ in
      message.contentElements.flatMap(\.colors).compactMap(\.theme)
        .filter { !TUIKitNames.themeColors.contains($0.value) }.map { .unknownKey($0) }
    })
}

extension Finding {
  fileprivate static func unknownKey(_ key: Located<String>) -> Finding {
    let near = Spelling.nearest(to: key.value, in: TUIKitNames.themeColors.sorted())
    return Finding(
      "TUIKit's theme has no colour `\(key.value)`", at: key.range,
      help: near.map { "did you mean `\($0)`?" } ?? "use one of its keys, or `dark` without `theme`")
  }
}
