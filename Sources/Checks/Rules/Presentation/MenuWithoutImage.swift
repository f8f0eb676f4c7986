import Schema
import SourceText

extension Rule {
  static let menuWithoutImage = Rule(
    "menu-without-image", .note,
    summary: "a `menu` entry without an image, where TUIKit's classic style shows one",
    why: "The classic style shows the entries as tiles with an image and a title below. One without has an empty tile.",
    bad: [
      """
      message: Gift
      envelope: flat
      id: gift
                     ↓
      menu: { title: 礼物 }
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
      menu: { title: 礼物, image: icon_gift }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Gift
      envelope: flat
      id: gift
      menu: { title: 礼物 }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit], styles: [minimalist] }]
      """,
    ],
    .message { message, schema in
      guard let menu = message.menu, menu.image == nil else { return [] }
      let isTile = schema.configuration.targets.contains {
        $0.sdks.contains(.tuikit) && $0.styles.contains(.classic) && $0.has(message)
      }
      return isTile ? [.emptyTile(menu, message)] : []
    })
}

extension Finding {
  fileprivate static func emptyTile(_ menu: MenuEntry, _ message: Message) -> Finding {
    Finding(
      "the entry of `\(message.name)` is an empty tile in TUIKit's classic style", at: menu.title.range,
      help: "add `image` with an asset")
  }
}
