import Schema
import SourceText

extension LintRule {
  static let tuikitReservedID = LintRule(
    "tuikit-reserved-id", .error, isFatal: true, theme: .identity,
    summary: Phrase("an id that TUIKit has for a message of its own", zh: "TUIKit 自己的消息使用的标识"),
    why: Phrase(
      """
      TUIKit registers its own messages in the same table. A second message with one of their ids stops a debug build, \
      and takes the built-in cell away in a release; on Android it is never shown. What has `customerServicePlugin` or \
      `IgnoreMessage` in its id is hidden.
      """,
      zh: """
        TUIKit 把自己的消息注册在同一张表里。使用其中某个标识的第二条消息会使 debug 版本停住，在 release 版本中则会\
        顶掉内置的 cell；在 Android 上它永远不会显示。标识里含有 `customerServicePlugin` 或 `IgnoreMessage` 的消息会\
        被隐藏。
        """),
    bad: [
      """
      message: Link
      envelope: flat
          ↓
      id: text_link
      ---
      message: Help
      envelope: flat
                  ↓
      ids: [help, "customerServicePlugin99"]
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Card
      envelope: service
          ↓
      id: "22"
      === messagegen.yaml
      version: 1
      envelopes: { service: { present: customerServicePlugin, id: src, constants: { customerServicePlugin: 0 } } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
    ],
    good: [
      """
      message: TextLink
      envelope: flat
      id: text_link
      builtIn: true
      fields: { text: string, link: string }
      ---
      message: Notice
      envelope: flat
      id: notice
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Order
      envelope: flat
      id: order
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      """,
    ],
    .schema { schema in
      schema.tuikitMessages.flatMap { message, target in
        message.tuikitReadings(in: schema).compactMap { reading in
          guard let id = reading.id, TUIKitID.isBuiltIn(id) else { return nil }
          return .reserved(id, reading.range, message, target)
        }
      }
    })
}

extension Finding {
  fileprivate static func reserved(
    _ id: String, _ range: SourceRange, _ message: Message, _ target: Target
  ) -> Finding {
    Finding(
      Phrase("TUIKit has `\(id)` for a message of its own", zh: "`\(id)` 是 TUIKit 自己的消息的标识"), at: range,
      notes: [tuikitNote(target)],
      help: Phrase(
        "choose another id for `\(message.name)`, or say `builtIn: true` if it is TUIKit's",
        zh: "给 `\(message.name)` 换一个标识；如果它就是 TUIKit 的消息，写上 `builtIn: true`"))
  }
}
