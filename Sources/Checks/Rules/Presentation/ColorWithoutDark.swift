import Schema
import SourceText

extension LintRule {
  static let colorWithoutDark = LintRule(
    "color-without-dark", .note, theme: .presentation,
    .layout { message, schema in
      let kits = message.kitBubbles(in: schema.configuration)
      if !kits.isEmpty, !kits.contains(where: \.hasDarkBubbles) { return [] }
      // On a background of its own a text has been given its color for that, as on a badge.
      let colors = message.contentElements.flatMap { element in element.background.map { [$0] } ?? element.colors }
      let texts = message.readableTexts(in: schema.configuration).compactMap { text, backgrounds in
        text.color.flatMap { color in text.helpWithoutDark(on: backgrounds).map { (color.range, $0) } }
      }
      let helps = Dictionary(texts) { first, _ in first }
      return colors.filter { $0.dark == nil && $0.theme == nil }.map { .lightOnly($0, help: helps[$0.range]) }
    })
}

extension Finding {
  fileprivate static func lightOnly(_ color: ContentElement.Color, help: LocalizedText?) -> Finding {
    Finding(
      "this color has no dark variant", zh: "这个颜色没有深色模式的取值", at: color.range,
      help: help
        ?? LocalizedText(
          "write `{ light: …, dark: … }`; repeat the color if it should stay the same",
          zh: "写成 `{ light: …, dark: … }`；如果本来就不变，两处写同一个颜色"))
  }
}
