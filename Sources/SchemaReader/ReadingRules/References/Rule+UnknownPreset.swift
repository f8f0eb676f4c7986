import SourceText

extension Rule {
  static let unknownPreset = Rule(
    "unknown-preset", .error, isConfigurable: false, theme: .references,
    summary: LocalizedText("an unknown layout preset", zh: "引用了不存在的布局预设"),
    why: LocalizedText(
      """
      The message would get the UI kit's default layout, without the insets and the view of the preset.
      """,
      zh: "这样消息只会按 UI 组件的默认方式布局，缺少预设里的边距和视图。"),
    bad: [
      """
      message: Gift
      id: 1
                        ↓
      layout: { preset: buble }
      === messagegen.yaml
      version: 1
      presets:
        bubble: { insets: { outgoing: [3, 3, 3, 8], incoming: [3, 8, 3, 3] } }
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      layout: { preset: bubble }
      === messagegen.yaml
      version: 1
      presets:
        bubble: { insets: { outgoing: [3, 3, 3, 8], incoming: [3, 8, 3, 3] } }
      """
    ])
}

extension Diagnostic {
  static func unknownPreset(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownPreset, LocalizedText("unknown layout preset `\(name.value)`", zh: "未知的布局预设 `\(name.value)`"), name,
      among: names,
      help: names.isEmpty
        ? LocalizedText("declare presets under `presets` in the configuration", zh: "预设写在配置的 `presets` 下") : nil)
  }
}

extension Wording {
  /// A note of what is wrong with a preset for one message alone.
  static func presetIsUsed(_ name: String) -> LocalizedText {
    LocalizedText("preset `\(name)` is used here", zh: "这里的布局用了 `preset: \(name)`")
  }
}
