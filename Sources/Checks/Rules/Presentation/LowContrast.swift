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
    let found = ReadableText(element).flatMap { text in
      text.worst(of: backgrounds).map { Finding.lowContrast(text, $0, help: text.help(on: backgrounds, worst: $0)) }
    }
    return (found.map { [$0] } ?? []) + element.children.flatMap { findings($0, on: backgrounds) }
  }
}

/// The color of a text, and the contrast that it needs.
private struct ReadableText {
  /// nil: the kit's.
  let color: ContentElement.Color?
  let isButton: Bool
  let needed: Double
  let range: SourceRange

  init?(_ element: ContentElement) {
    let style: ContentElement.TextStyle
    switch element.kind {
    case .label(let label): (style, isButton) = (label.style, false)
    case .button(let button): (style, isButton) = (button.style, true)
    case .image, .rating, .separator, .row, .column: return nil
    }
    color = style.color
    needed = style.font.value >= (style.weight == .bold ? 14 : 18) ? 3 : 4.5
    range = style.color?.range ?? element.range
  }

  /// nil: no kit is known whose color it could be.
  func value(on background: TextBackground) -> ContentElement.Color.Value? {
    if let color { return background.isDark ? color.dark ?? color.light : color.light }
    return background.side.map { isButton ? $0.button : $0.text }
  }

  func contrast(on background: TextBackground) -> Double {
    value(on: background)?.over(background.color).contrast(to: background.color) ?? 21
  }

  /// A kit's own color is as readable on its bubble as the kit wants it.
  func needed(on background: TextBackground) -> Double {
    guard color == nil, let side = background.side, let value = value(on: background) else { return needed }
    return min(needed, value.contrast(to: side.bubble))
  }

  /// Where it is least readable, if that is not enough.
  func worst(of backgrounds: [TextBackground]) -> TextBackground? {
    let failing = backgrounds.filter { isCompared(with: $0) && contrast(on: $0) < needed(on: $0) }
    return failing.min { contrast(on: $0) < contrast(on: $1) }
  }

  private func isCompared(with background: TextBackground) -> Bool {
    guard let color else { return background.isGiven }
    if color.theme != nil, background.kit?.isThemed == true { return false }
    // `color-without-dark` asks for the color of a dark bubble.
    return color.dark != nil || !background.isDark || background.isGiven || background.kit?.hasDarkBubbles != true
  }

  func help(on backgrounds: [TextBackground], worst: TextBackground) -> LocalizedText {
    if isBetterWithoutDark(on: backgrounds) { return LocalizedText("remove `dark`", zh: "删除 `dark`") }
    return better(on: backgrounds, than: worst).map {
      LocalizedText("use a color such as `\($0.text)`", zh: "改用 `\($0.text)` 这样的颜色")
    }
      ?? LocalizedText(
        "add a `background`, or write a variant of the content with `when: { direction: outgoing }`",
        zh: "添加 `background`，或用 `when: { direction: outgoing }` 为内容写一个变体")
  }

  /// It is only seen on bubbles that are the same in both modes, and its light value is readable there.
  private func isBetterWithoutDark(on backgrounds: [TextBackground]) -> Bool {
    guard let color, color.dark != nil else { return false }
    return backgrounds.allSatisfy { background in
      !background.isGiven && background.kit?.hasDarkBubbles == false
        && color.light.over(background.color).contrast(to: background.color) >= needed
    }
  }

  /// The nearest darker or lighter color that is readable wherever this one is seen; nil: there is none.
  private func better(on backgrounds: [TextBackground], than worst: TextBackground) -> ContentElement.Color.Value? {
    let (white, black) = (ContentElement.Color.Value(rgba: 0xFFFF_FFFF), ContentElement.Color.Value(rgba: 0xFF))
    guard let own = value(on: worst)?.over(worst.color) else { return nil }
    let places = backgrounds.filter { $0.isDark == worst.isDark }.map(\.color)
    for step in 1...64 {
      for end in [black, white] {
        let candidate = own.mixed(with: end, Double(step) / 64)
        if places.allSatisfy({ candidate.contrast(to: $0) >= needed }) { return candidate }
      }
    }
    return nil
  }
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
