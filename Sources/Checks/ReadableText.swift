import Schema
import SourceText

/// The color of a text, and the contrast that it needs.
struct ReadableText {
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

  /// A kit's own color is as readable on its bubble as the kit intends.
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
    guard let better = better(on: backgrounds, than: worst) else { return helpWithoutColor(on: backgrounds) }
    return LocalizedText("use a color such as `\(better.text)`", zh: "改用 `\(better.text)` 这样的颜色")
  }

  /// A way out if no dark color is readable wherever the text is seen; nil: one is.
  func helpWithoutDark(on backgrounds: [TextBackground]) -> LocalizedText? {
    let isReadable = backgrounds.allSatisfy { !$0.isDark || better(on: backgrounds, than: $0) != nil }
    return isReadable ? nil : helpWithoutColor(on: backgrounds)
  }

  /// A variant for each direction is a way out unless kits have a light and a dark bubble for the same one.
  private func helpWithoutColor(on backgrounds: [TextBackground]) -> LocalizedText {
    let sides = Condition.Direction.allCases.map { side in backgrounds.filter { $0.direction == side } }
    let helpsVariant = sides.allSatisfy { side in
      !side.isEmpty && side.allSatisfy { better(on: side, than: $0) != nil }
    }
    if helpsVariant {
      return LocalizedText(
        "add a `background`, or write a variant of the content with `when: { direction: outgoing }`",
        zh: "添加 `background`，或用 `when: { direction: outgoing }` 为内容写一个变体")
    }
    return LocalizedText(
      """
      add a `background`, such as `{ light: "#FFFFFF", dark: "#2D2D2D" }` with the color \
      `{ light: "#000000", dark: "#FFFFFF" }`
      """,
      zh: """
        添加 `background`，例如 `{ light: "#FFFFFF", dark: "#2D2D2D" }`，并使用颜色 \
        `{ light: "#000000", dark: "#FFFFFF" }`
        """)
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
    let colors = backgrounds.filter { $0.isDark == worst.isDark }.map(\.color)
    for step in 1...64 {
      for end in [black, white] {
        let candidate = own.mixed(with: end, Double(step) / 64)
        if colors.allSatisfy({ candidate.contrast(to: $0) >= needed }) { return candidate }
      }
    }
    return nil
  }
}

extension Message {
  /// The texts of its contents, each with what it can be read on.
  func readableTexts(in configuration: Configuration) -> [(text: ReadableText, backgrounds: [TextBackground])] {
    let bubbles = TextBackground.bubbles(of: self, in: configuration)
    return layout?.contents(on: bubbles).flatMap { $0.root.readableTexts(on: $0.backgrounds) } ?? []
  }
}

extension ContentElement {
  fileprivate func readableTexts(
    on outer: [TextBackground]
  ) -> [(text: ReadableText, backgrounds: [TextBackground])] {
    var backgrounds = outer.filter { $0.direction.map(condition.allows) ?? true }
    if let color = background { backgrounds = backgrounds.covered(by: color) }
    let own = ReadableText(self).map { [(text: $0, backgrounds: backgrounds)] } ?? []
    return own + children.flatMap { $0.readableTexts(on: backgrounds) }
  }
}
