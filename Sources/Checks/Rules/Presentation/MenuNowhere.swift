import Schema
import SourceText

extension LintRule {
  static let menuNowhere = LintRule(
    "menu-nowhere", .warning, theme: .presentation,
    summary: Phrase(
      "a `menu` entry of a message that is in no target with TUIKit",
      zh: "消息有 `menu`，却不属于任何带 TUIKit 的目标"),
    why: Phrase(
      """
      Only for TUIKit are entries of the menu beside the input bar generated. Elsewhere nobody sees this one.
      """,
      zh: """
        只有 TUIKit 会生成输入栏旁菜单的条目。在别处没人看得到它。
        """),
    bad: [
      """
      message: Gift
      id: 7
      menu:
               ↓
        title: 礼物
        image: icon_gift
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }]
      """
    ],
    good: [
      """
      message: Gift
      envelope: flat
      id: gift
      menu: { title: 礼物, image: icon_gift }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .message { message, schema in
      guard let menu = message.menu, schema.tuikitTarget(of: message) == nil else { return [] }
      return [.nowhere(menu, message)]
    })
}

extension Finding {
  fileprivate static func nowhere(_ menu: MenuEntry, _ message: Message) -> Finding {
    Finding(
      Phrase("no target of `\(message.name)` has a menu", zh: "`\(message.name)` 的目标都没有菜单"), at: menu.title.range,
      help: Phrase(
        "add `tuikit` to the `sdk` of its target, or remove `menu`", zh: "在目标的 `sdk` 中添加 `tuikit`，或删除 `menu`"))
  }
}
