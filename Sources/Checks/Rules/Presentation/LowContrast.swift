import Schema
import SourceText

extension LintRule {
  static let lowContrast = LintRule(
    "low-contrast", .note, theme: .presentation,
    summary: LocalizedText(
      "a text color that is hard to read on its background",
      zh: "文字颜色与背景的对比度过低"),
    why: LocalizedText(
      """
      In sunlight, or with less than perfect eyes, such text cannot be read. WCAG requires a contrast of 4.5:1, and \
      3:1 for text from 18 points, or 14 in bold. It is compared with the background of the element or, without one, \
      with the bubbles of the UI kits as they ship; light gray on white fails most often. If a kit has the same bubbles \
      in dark mode, `dark` is compared with those. Text without a color has the kit's, for its own bubbles.
      """,
      zh: """
        在阳光下，或者视力不佳的用户，看不清这样的文字。WCAG 要求对比度至少为 4.5:1；18 pt 以上、或 14 pt 以上的粗体\
        为 3:1。比较的是元素自己的背景；没有背景时，是 UI 组件自带的气泡颜色。最常见的是白底上的浅灰色。组件在深色模式下\
        用同样的气泡时，`dark` 也与这些气泡比较。没有写颜色的文字用组件为自己的气泡准备的颜色。
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
          color: { light: "#8E8E93", dark: "#98989D" }
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }]
      """,
      """
      message: Card
      id: 7
      fields: { title: string }
      layout:
        content:
          button: 查看
                 ↓
          color: "#FFFFFF"
          background: { light: "#FFB400", dark: "#FFB400" }
          tap: { event: Open }
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
          color: { light: "#333333", dark: "#555555" }
          font: 20
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Card
      id: 7
      fields: { title: string }
      layout:
        content:
          label: "{title}"
                 ↓
          color: { light: "#000000", dark: "#FFFFFF" }
        variants:
          - when: { direction: outgoing }
            content: { label: "{title}" }
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }]
      """,
      """
      message: Card
      id: 7
      fields: { title: string }
      layout:
        content:
          column:
              ↓
            - label: "{title}"
          background: { light: "#F2F2F2", dark: "#F2F2F2" }
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }]
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
          color: { light: "#333333", dark: "#EEEEEE" }
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
        content: { label: "{title}", color: { light: "#000000", dark: "#262626" } }
        variants:
          - when: { direction: outgoing }
            content:
              - { label: "{title}", color: { light: "#FFFFFF", dark: "#FFFFFF" }, font: 18 }
              - { button: 查看, color: "#FFFFFF", background: { light: "#0A59F7", dark: "#0A59F7" } }
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }]
      """,
      """
      message: Card
      envelope: flat
      id: card
      fields: { title: string }
      layout:
        content:
          label: "{title}"
          color: { light: "#000000", dark: "#FFFFFF" }
          background: { light: "#FFFFFF", dark: "#2D2D2D" }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
    ],
    .layout { message, schema in
      // A built-in message has the vendor's colors.
      if message.isBuiltIn { return [] }
      return message.readableTexts(in: schema.configuration).compactMap { text, backgrounds in
        text.worst(of: backgrounds).map { worst in
          Finding.lowContrast(text, worst, help: text.help(on: backgrounds, worst: worst))
        }
      }
    })
}

extension Finding {
  fileprivate static func lowContrast(
    _ text: ReadableText, _ worst: TextBackground, help: LocalizedText
  ) -> Finding {
    let (contrast, needed) = (number(text.contrast(on: worst)), number(text.needed(on: worst)))
    let (color, own) = (text.words(on: worst), worst.words)
    return Finding(
      LocalizedText(
        "\(color) has a contrast of \(contrast):1 on \(own), less than \(needed):1",
        zh: "\(color)在\(own)上的对比度是 \(contrast):1，低于 \(needed):1"),
      at: text.range, help: help)
  }

  /// With one digit after the point, never rounded up.
  private static func number(_ value: Double) -> String {
    let tenths = Int(value * 10)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension ReadableText {
  fileprivate func words(on background: TextBackground) -> LocalizedText {
    let value = value(on: background)?.text ?? ""
    guard color == nil, let kit = background.kit, let direction = background.direction else {
      return LocalizedText("`\(value)`", zh: "`\(value)` ")
    }
    let side = direction.words
    return LocalizedText(
      "the color `\(value)` that \(kit.name) gives \(side) texts",
      zh: "\(kit.name) 的\(side)文字颜色 `\(value)` ")
  }
}

extension Condition.Direction {
  fileprivate var words: LocalizedText {
    self == .incoming ? LocalizedText("incoming", zh: "接收") : LocalizedText("outgoing", zh: "发送")
  }
}

extension TextBackground {
  fileprivate var words: LocalizedText {
    guard !isGiven, let kit, let side = direction?.words else {
      let mode = isDark ? LocalizedText(" in dark mode", zh: "深色模式的") : LocalizedText("", zh: "")
      return LocalizedText("its background `\(color.text)`\(mode)", zh: "\(mode)背景 `\(color.text)`")
    }
    let name = kit.name
    guard isDark else {
      return LocalizedText(
        "the \(side) bubble of \(name) (`\(color.text)`)", zh: " \(name) 的\(side)气泡（`\(color.text)`）")
    }
    if kit.hasDarkBubbles {
      return LocalizedText(
        "the dark \(side) bubble of \(name) (`\(color.text)`)",
        zh: " \(name) 的深色\(side)气泡（`\(color.text)`）")
    }
    return LocalizedText(
      "the \(side) bubble of \(name) (`\(color.text)` in both modes)",
      zh: " \(name) 的\(side)气泡（两种模式下都是 `\(color.text)`）")
  }
}
