import Schema
import SourceText

extension LintRule {
  static let lowContrast = LintRule(
    "low-contrast", .note, theme: .presentation,
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
      "\(color) has a contrast of \(contrast):1 on \(own), less than \(needed):1",
      zh: "\(color)在\(own)上的对比度是 \(contrast):1，低于 \(needed):1", at: text.range, help: help)
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
