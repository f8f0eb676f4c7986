import Schema
import SourceText

extension LintRule {
  static let colorWithoutDark = LintRule(
    "color-without-dark", .note, theme: .presentation,
    summary: LocalizedText(
      "a color without a dark variant",
      zh: "浅色与深色模式下相同的颜色"),
    why: LocalizedText(
      """
      In dark mode the bubble is dark and black text disappears. To use the same color in both modes, set `dark` to it. \
      UI kits with the same bubbles in both modes, such as NIMKit, need no dark color.
      """,
      zh: """
        深色模式下气泡是深色的，上面的黑色文字就看不见了。如果确实要在两种模式下用同一颜色，请用 `dark` \
        写明。有的 UI 组件（如 NIMKit）在两种模式下用同样的气泡，不需要深色的取值。
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
          color: "#333333"
      """,
      """
      message: Card
      id: 7
      fields: { title: string }
      layout:
        content:
          label: "{title}"
          color: "#333333"
                      ↓
          background: { light: "#FFFFFF" }
      """,
      """
      message: Card
      envelope: flat
      id: card
      fields: { title: string }
      layout:
        content:
          label: "{title}"
                 ↓
          color: "#333333"
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
    ],
    good: [
      """
      message: Card
      id: 7
      fields: { title: string }
      layout:
        content:
          - label: "{title}"
            color: { light: "#333333", dark: "#EEEEEE" }
          - label: "{title}"
            color: { light: "#000000", theme: chat_link_message_title_color }
          - label: "{title}"
            color: "#FFFFFF"
            background: { light: "#FF3B30", dark: "#FF453A" }
      """,
      """
      message: Card
      id: 7
      fields: { title: string }
      layout:
        content:
          - label: "{title}"
            color: "#000000"
          - label: "{title}"
            background: "#F2F2F2"
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }]
      """,
    ],
    .layout { message, schema in
      let kits = message.kitBubbles(in: schema.configuration)
      if !kits.isEmpty, !kits.contains(where: \.hasDarkBubbles) { return [] }
      // On a background of its own a text has been given its color for that, as on a badge.
      let colors = message.contentElements.flatMap { element in element.background.map { [$0] } ?? element.colors }
      let texts = message.readableTexts(in: schema.configuration).compactMap { text, backgrounds in
        text.color.flatMap { color in text.helpWithoutDark(on: backgrounds).map { (color.range, $0) } }
      }
      let helps = Dictionary(texts) { first, _ in first }
      return colors.filter { $0.dark == nil && $0.theme == nil }.map { .lightOnly($0, help: helps[$0.range]) }
    })
}

extension Finding {
  fileprivate static func lightOnly(_ color: ContentElement.Color, help: LocalizedText?) -> Finding {
    Finding(
      LocalizedText("this color has no dark variant", zh: "这个颜色没有深色模式的取值"), at: color.range,
      help: help
        ?? LocalizedText(
          "write `{ light: …, dark: … }`; repeat the color if it should stay the same",
          zh: "写成 `{ light: …, dark: … }`；如果本来就不变，两处写同一个颜色"))
  }
}
