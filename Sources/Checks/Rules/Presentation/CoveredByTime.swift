import Schema
import SourceText

extension LintRule {
  static let coveredByTime = LintRule(
    "covered-by-time", .note, theme: .presentation,
    summary: LocalizedText(
      "fixed-size content that TUIKit's minimalist style covers with the time",
      zh: "内容尺寸固定，而 TUIKit 的简约版会在上面画时间"),
    why: LocalizedText(
      """
      The minimalist style draws the time and a check mark in the bottom trailing corner of the bubble. Self-sizing \
      content leaves room for them; with a fixed size they may cover text.
      """,
      zh: """
        简约版把时间和勾号画在气泡右下角（末端）。自适应尺寸的内容会为它们留出位置；尺寸固定时，它们可\
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
      LocalizedText(
        "in the minimalist style the time covers the bottom trailing corner",
        zh: "简约版的时间会盖住右下角（trailing 一侧）"), at: range,
      help: LocalizedText(
        "remove `size` so that space is reserved for the time, or keep that corner empty",
        zh: "去掉 `size`，为时间自动留出空间；或自行留空这个角"))
  }
}
