import SourceText

extension Rule {
  static let unknownPreset = Rule(
    "unknown-preset", .error, isFatal: true, theme: .references,
    summary: Phrase("a reference to a layout preset that does not exist", zh: "引用了不存在的布局预设"),
    why: Phrase(
      """
      The message would be laid out by the UI kit alone, without the insets and the view that the preset was to \
      bring.
      """,
      zh: "这样消息只会按 UI 组件库的默认方式布局，缺少预设里的边距和视图。"),
    bad: [
      """
      message: Gift
      id: 1
                      ↓
      layout: { like: buble }
      === messagegen.yaml
      version: 1
      layouts:
        bubble: { insets: { outgoing: [3, 3, 3, 8], incoming: [3, 8, 3, 3] } }
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      layout: { like: bubble }
      === messagegen.yaml
      version: 1
      layouts:
        bubble: { insets: { outgoing: [3, 3, 3, 8], incoming: [3, 8, 3, 3] } }
      """
    ])
}
