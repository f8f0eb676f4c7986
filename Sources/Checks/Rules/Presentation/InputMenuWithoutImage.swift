import Schema
import SourceText

extension LintRule {
  static let inputMenuWithoutImage = LintRule(
    "input-menu-without-image", .note, theme: .presentation,
    summary: LocalizedText(
      "an `inputMenu` entry without the image that TUIKit's classic style shows",
      zh: "`inputMenu` 条目没有图片，而 TUIKit 的经典版会显示图片"),
    why: LocalizedText(
      """
      The classic style shows the entries as tiles with an image above a title. Without an image the tile is empty.
      """,
      zh: """
        经典版把条目显示为方块：上面是图片，下面是标题。没有图片就是一个空方块。
        """),
    bad: [
      """
      message: Gift
      envelope: flat
      id: gift
                          ↓
      inputMenu: { title: 礼物 }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: Gift
      envelope: flat
      id: gift
      inputMenu: { title: 礼物, image: icon_gift }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Gift
      envelope: flat
      id: gift
      inputMenu: { title: 礼物 }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit], styles: [minimalist] }]
      """,
    ],
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
