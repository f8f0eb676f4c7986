import Schema
import SourceText

extension LintRule {
  static let tuikitReservedKey = LintRule(
    "tuikit-reserved-key", .error, isConfigurable: false, theme: .wire,
    summary: LocalizedText(
      "a key at the root of the JSON that has a special meaning in TUIKit",
      zh: "JSON 根上对 TUIKit 有特殊含义的键"),
    why: LocalizedText(
      """
      TUIKit reads `businessID`, `customerServicePlugin`, `chatbotPlugin` and `src` in every custom message. With \
      `"src": "12"` it takes any message for a typing indicator and leaves it out of the conversation list.
      """,
      zh: """
        TUIKit 会在每条自定义消息中查看 `businessID`、`customerServicePlugin`、`chatbotPlugin` 和 `src`。\
        遇到 `"src": "12"`，它会把任何消息当成对方正在输入，不放进会话列表。
        """),
    bad: [
      """
      message: Photo
      envelope: flat
      id: photo
      fields:
        ↓
        src: string
                                       ↓
        picture: { type: string?, key: chatbotPlugin }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: Photo
      envelope: nested
      id: photo
      fields: { src: string }
      ---
      message: Video
      envelope: flat
      id: video
      fields:
        src: { type: string, key: source }
      ---
      message: Bot
      envelope: bot
      builtIn: true
      fields: { src: int, chunks: { type: [string], default: [] } }
      === messagegen.yaml
      version: 1
      envelopes:
        flat: { id: businessID }
        nested: { id: businessID, payload: data }
        bot: { requiredKeys: chatbotPlugin, constants: { chatbotPlugin: 2 } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .schema { schema in
      schema.tuikitMessages.flatMap { message, target -> [Finding] in
        let encodedForm = EncodedForm(message, in: schema)
        return TUIKitNames.rootKeys.compactMap { key in
          encodedForm.field(exactlyAt: [key]).map { .reservedKey(key, $0, target) }
        }
      }
    })
}

extension Finding {
  fileprivate static func reservedKey(_ key: JSONKey, _ field: Field, _ target: Target) -> Finding {
    Finding(
      LocalizedText(
        "key `\(key.text)` at the root of the JSON has a special meaning in TUIKit",
        zh: "JSON 根上的 `\(key.text)` 对 TUIKit 有特殊含义"), at: field.key.range,
      notes: [tuikitNote(target)],
      help: LocalizedText(
        "change the `key` of `\(field.name)`, or use an envelope with `payload`",
        zh: "给 `\(field.name)` 换一个 `key`，或使用带 `payload` 的 `envelope`"))
  }
}
