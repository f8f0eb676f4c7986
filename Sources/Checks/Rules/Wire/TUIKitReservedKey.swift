import Schema
import SourceText

extension Rule {
  static let tuikitReservedKey = Rule(
    "tuikit-reserved-key", .error, isFatal: true,
    summary: "a key at the root of the JSON that means something of its own to TUIKit",
    why: """
      TUIKit looks at `businessID`, `customerServicePlugin`, `chatbotPlugin` and `src` in every custom message. With \
      `"src": "12"` it takes any message for somebody typing, and leaves it out of the conversation list.
      """,
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
        nested: { id: businessID, data: data }
        bot: { present: chatbotPlugin, constants: { chatbotPlugin: 2 } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .schema { schema in
      schema.tuikitMessages.flatMap { message, target -> [Finding] in
        let footprint = Footprint(message, in: schema)
        return TUIKitNames.rootKeys.compactMap { key in
          footprint.field(exactlyAt: [key]).map { .reservedKey(key, $0, target) }
        }
      }
    })
}

extension Finding {
  fileprivate static func reservedKey(_ key: String, _ field: Field, _ target: Target) -> Finding {
    Finding(
      "`\(key)` at the root of the JSON means something of its own to TUIKit", at: field.key.range,
      notes: [tuikitNote(target)],
      help: "give `\(field.name)` another `key`, or use an envelope with `data`")
  }
}
