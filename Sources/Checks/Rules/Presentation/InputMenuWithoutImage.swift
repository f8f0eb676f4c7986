import Schema
import SourceText

extension LintRule {
  static let inputMenuWithoutImage = LintRule(
    "input-menu-without-image", .note, theme: .presentation,
    .message { message, schema in
      guard let menu = message.inputMenu, menu.image == nil else { return [] }
      let isTile = schema.configuration.targets.contains {
        $0.sdks.contains(.tuikit) && $0.styles.contains(.classic) && $0.has(message)
      }
      return isTile ? [.emptyTile(menu, message)] : []
    })
}

extension Finding {
  fileprivate static func emptyTile(_ menu: InputMenuItem, _ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "without an image, the menu entry of `\(message.name)` is an empty tile in the classic style",
        zh: "没有图片时，`\(message.name)` 的菜单项在经典版中是空白方块"), at: menu.title.range,
      help: LocalizedText("add an `image` asset", zh: "添加 `image`（资源图片）"))
  }
}
