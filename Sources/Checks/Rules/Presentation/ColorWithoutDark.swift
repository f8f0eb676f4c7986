import Schema
import SourceText

extension Rule {
  static let colorWithoutDark = Rule(
    "color-without-dark", .note,
    summary: "a colour that is the same in the light and in the dark",
    why: """
      In the dark the bubble is dark, and a black text on it is gone. Who wants the same colour in both says so with \
      `dark`.
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
      """
    ],
    .message { message, _ in
      // On a background of its own a text has been given its colour for that, as on a badge.
      let colors = message.contentElements.flatMap { element in element.background.map { [$0] } ?? element.colors }
      return colors.filter { $0.dark == nil && $0.theme == nil }.map { .lightOnly($0) }
    })
}

extension Finding {
  fileprivate static func lightOnly(_ color: ContentElement.Color) -> Finding {
    Finding(
      "this colour is the same in the dark", at: color.range,
      help: "write `{ light: …, dark: … }`, with the same colour twice if that is meant")
  }
}
