import Schema
import SourceText

extension LintRule {
  static let coveredByTime = LintRule(
    "covered-by-time", .note, theme: .presentation,
    summary: Phrase(
      "content of a fixed size, over which TUIKit's minimalist style draws the time",
      zh: "内容尺寸固定，而 TUIKit 的简约风格会在上面画时间"),
    why: Phrase(
      """
      The minimalist style writes the time and a tick into the bottom trailing corner of the bubble. Content that \
      sizes itself leaves room for them; in a fixed size they may stand on a text.
      """,
      zh: """
        简约风格把时间和勾号画在气泡右下角（末端）。自适应尺寸的内容会为它们留出位置；尺寸固定时，它们可\
        能压在文字上。
        """),
    bad: [
      """
      message: Card
      envelope: flat
      id: card
      fields: { title: string }
      layout:
              ↓
        size: [249, 80]
        content: { label: "{title}", lines: 1 }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: Card
      envelope: flat
      id: card
      fields: { title: string }
      layout:
        content: { label: "{title}", lines: 1, width: 249 }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Card
      envelope: flat
      id: card
      fields: { title: string }
      layout:
        size: [249, 80]
        content: { label: "{title}", lines: 1 }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit], styles: [classic] }]
      """,
    ],
    .layout { message, schema in
      let isDrawn = schema.configuration.targets.contains {
        $0.sdks.contains(.tuikit) && $0.styles.contains(.minimalist) && $0.has(message)
      }
      guard isDrawn, !message.isBuiltIn, let layout = message.layout, layout.kind == .bubble else { return [] }
      return layout.contents.compactMap(\.size).filter { $0.value != .auto }.map { .covered($0.range) }
    })
}

extension Finding {
  fileprivate static func covered(_ range: SourceRange) -> Finding {
    Finding(
      Phrase(
        "the minimalist style draws the time over the bottom trailing corner of this size",
        zh: "简约风格会把时间画在这个尺寸的右下角（末端）"), at: range,
      help: Phrase(
        "leave `size` out, so that the content keeps the corner free, or keep it empty yourself",
        zh: "去掉 `size`，让内容自己空出这个角，或自行留空"))
  }
}
