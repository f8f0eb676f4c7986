import Schema
import SourceText

extension LintRule {
  static let tuikitReservedID = LintRule(
    "tuikit-reserved-id", .error, isConfigurable: false, theme: .ids,
    summary: LocalizedText("the id of a built-in TUIKit message", zh: "TUIKit 自己的消息使用的 ID"),
    why: LocalizedText(
      """
      TUIKit registers its own messages in the same table. A second message with one of their ids triggers an \
      assertion in debug builds and replaces the built-in cell in release builds; on Android it is never shown. \
      Messages whose id contains `customerServicePlugin` or `IgnoreMessage` are hidden.
      """,
      zh: """
        TUIKit 把自己的消息注册在同一张表里。ID 与之相同的第二种消息会在 debug 版本中触发断言，在 release 版本中顶掉内置的 cell；在 Android 上则永远不会显示。ID 中含有 \
        `customerServicePlugin` 或 `IgnoreMessage` 的消息会被隐藏。
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
      envelopes: { service: { requiredKeys: customerServicePlugin, id: src, constants: { customerServicePlugin: 0 } } }
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
        message.businessIDs(in: schema).compactMap { businessID in
          guard let id = businessID.id, TUIKitID.isBuiltIn(id) else { return nil }
          return .reserved(id, businessID.range, message, target)
        }
      }
    })
}

extension Finding {
  fileprivate static func reserved(
    _ id: String, _ range: SourceRange, _ message: Message, _ target: Target
  ) -> Finding {
    Finding(
      LocalizedText("`\(id)` is the id of a built-in TUIKit message", zh: "`\(id)` 是 TUIKit 内置消息的 ID"), at: range,
      notes: [tuikitNote(target)],
      help: LocalizedText(
        "choose another id for `\(message.name)`, or set `builtIn: true` if it is TUIKit's own message",
        zh: "给 `\(message.name)` 换一个 ID；如果它就是 TUIKit 的消息，写上 `builtIn: true`"))
  }
}
