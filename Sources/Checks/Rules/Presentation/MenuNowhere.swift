import Schema
import SourceText

extension Rule {
  static let menuNowhere = Rule(
    "menu-nowhere", .warning,
    summary: "a `menu` entry of a message that is in no target with TUIKit",
    why: "Only for TUIKit are entries of the menu beside the input bar generated. Elsewhere nobody sees this one.",
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
      "no target of `\(message.name)` has a menu", at: menu.title.range,
      help: "add `tuikit` to the `sdk` of its target, or remove `menu`")
  }
}
