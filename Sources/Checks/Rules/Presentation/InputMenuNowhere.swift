import Schema
import SourceText

extension LintRule {
  static let inputMenuNowhere = LintRule(
    "input-menu-nowhere", .warning, theme: .presentation,
    summary: LocalizedText(
      "an `inputMenu` entry in a message without a TUIKit target",
      zh: "消息有 `inputMenu`，却不属于任何带 TUIKit 的 target"),
    why: LocalizedText(
      """
      Only TUIKit targets generate entries for the menu next to the input bar. This one is never shown.
      """,
      zh: """
        只有 TUIKit 会生成输入栏旁菜单的条目。在别处没人看得到它。
        """),
    bad: [
      """
      message: Gift
      id: 7
      inputMenu:
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
      inputMenu: { title: 礼物, image: icon_gift }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
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
