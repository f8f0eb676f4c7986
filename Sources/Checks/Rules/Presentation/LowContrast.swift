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
      with the bubbles of the UI kits as they ship; light gray on white fails most often.
      """,
      zh: """
        在阳光下，或者视力不佳的用户，看不清这样的文字。WCAG 要求对比度至少为 4.5:1；18 pt 以上、或 14 pt 以上的粗体\
        为 3:1。比较的是元素自己的背景；没有背景时，是 UI 组件自带的气泡颜色。最常见的是白底上的浅灰色。
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
    ],
    good: [
      """
      message: Card
      id: 7
      fields: { title: string }
      layout:
        content: { label: "{title}", color: { light: "#000000", dark: "#FFFFFF" } }
        variants:
          - when: { direction: outgoing }
            content:
              - { label: "{title}", color: { light: "#FFFFFF", dark: "#FFFFFF" }, font: 18 }
              - { button: 查看, color: "#FFFFFF", background: { light: "#0A59F7", dark: "#0A59F7" } }
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }]
      """
    ],
    .layout { message, schema in
      // A built-in message has the vendor's colors.
      if message.isBuiltIn { return [] }
      let bubbles = TextBackground.bubbles(of: message, in: schema.configuration)
      return message.layout?.contents(on: bubbles).flatMap { findings($0.root, on: $0.backgrounds) } ?? []
    })

  private static func findings(_ element: ContentElement, on outer: [TextBackground]) -> [Finding] {
    var backgrounds = outer.filter { $0.direction.map(element.condition.allows) ?? true }
    if let color = element.background { backgrounds = backgrounds.covered(by: color) }
    let found = element.textStyle.flatMap { ReadableText($0) }.flatMap { text in
      text.worst(of: backgrounds).map { Finding.lowContrast(text, $0, text.better(on: backgrounds, than: $0)) }
    }
    return (found.map { [$0] } ?? []) + element.children.flatMap { findings($0, on: backgrounds) }
  }
}

/// The color of a text, and the contrast that it needs.
private struct ReadableText {
  let color: ContentElement.Color
  let needed: Double

  init?(_ style: ContentElement.TextStyle) {
    guard let color = style.color else { return nil }
    self.color = color
    needed = style.font.value >= (style.weight == .bold ? 14 : 18) ? 3 : 4.5
  }

  private func value(isDark: Bool) -> ContentElement.Color.Value { isDark ? color.dark ?? color.light : color.light }

  func contrast(on background: TextBackground) -> Double {
    value(isDark: background.isDark).over(background.color).contrast(to: background.color)
  }

  /// Where it is least readable, if that is not enough.
  func worst(of backgrounds: [TextBackground]) -> TextBackground? {
    let failing = backgrounds.filter { background in
      if color.theme != nil, background.isThemed { return false }
      // `color-without-dark` asks for the color of a dark bubble.
      if color.dark == nil, background.isDark, background.kit != nil { return false }
      return contrast(on: background) < needed
    }
    return failing.min { contrast(on: $0) < contrast(on: $1) }
  }

  /// The nearest darker or lighter color that is readable wherever this one is seen; nil: there is none.
  func better(on backgrounds: [TextBackground], than worst: TextBackground) -> ContentElement.Color.Value? {
    let (white, black) = (ContentElement.Color.Value(rgba: 0xFFFF_FFFF), ContentElement.Color.Value(rgba: 0xFF))
    let own = value(isDark: worst.isDark).over(worst.color)
    let places = backgrounds.filter { $0.isDark == worst.isDark }.map(\.color)
    for step in 1...64 {
      for end in [black, white] {
        let candidate = own.mixed(with: end, Double(step) / 64)
        if places.allSatisfy({ candidate.contrast(to: $0) >= needed }) { return candidate }
      }
    }
    return nil
  }

  /// In the appearance of a background.
  func text(on background: TextBackground) -> String { value(isDark: background.isDark).text }
}

extension ContentElement {
  fileprivate var textStyle: TextStyle? {
    switch kind {
    case .label(let label): label.style
    case .button(let button): button.style
    case .image, .rating, .separator, .row, .column: nil
    }
  }
}

extension Finding {
  fileprivate static func lowContrast(
    _ text: ReadableText, _ worst: TextBackground, _ better: ContentElement.Color.Value?
  ) -> Finding {
    let (color, contrast) = (text.text(on: worst), number(text.contrast(on: worst)))
    let needed = number(text.needed)
    return Finding(
      LocalizedText(
        "`\(color)` has a contrast of \(contrast):1 on \(worst.words), less than \(needed):1",
        zh: "`\(color)` 在\(worst.words)上的对比度是 \(contrast):1，低于 \(needed):1"),
      at: text.color.range,
      help: better.map { LocalizedText("use a color such as `\($0.text)`", zh: "改用 `\($0.text)` 这样的颜色") }
        ?? LocalizedText(
          "add a `background`, or write a variant of the content with `when: { direction: outgoing }`",
          zh: "添加 `background`，或用 `when: { direction: outgoing }` 为内容写一个变体"))
  }

  /// With one digit after the point, never rounded up.
  private static func number(_ value: Double) -> String {
    let tenths = Int(value * 10)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension TextBackground {
  fileprivate var words: LocalizedText {
    guard let kit, let direction else {
      let mode = isDark ? LocalizedText(" in dark mode", zh: "深色模式的") : LocalizedText("", zh: "")
      return LocalizedText("its background `\(color.text)`\(mode)", zh: "\(mode)背景 `\(color.text)`")
    }
    let side =
      direction == .incoming
      ? LocalizedText("incoming", zh: "接收") : LocalizedText("outgoing", zh: "发送")
    let dark = isDark ? LocalizedText("dark ", zh: "深色") : LocalizedText("", zh: "")
    return LocalizedText(
      "the \(dark)\(side) bubble of \(kit) (`\(color.text)`)",
      zh: " \(kit) 的\(dark)\(side)气泡（`\(color.text)`）")
  }
}
