import Schema
import SourceText

extension LintRule {
  static let inputMenuNowhere = LintRule(
    "input-menu-nowhere", .warning, theme: .presentation,
    .message { message, schema in
      guard let menu = message.inputMenu, schema.tuikitTarget(of: message) == nil else { return [] }
      return [.nowhere(menu, message)]
    })
}

extension Finding {
  fileprivate static func nowhere(_ menu: InputMenuItem, _ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "no target of `\(message.name)` supports `inputMenu`", zh: "`\(message.name)` 所在的 target 都不支持 `inputMenu`"),
      at: menu.title.range,
      help: LocalizedText(
        "add `tuikit` to the target's `sdk`, or remove `inputMenu`", zh: "在 target 的 `sdk` 中添加 `tuikit`，或删除 `inputMenu`"
      ))
  }
}
