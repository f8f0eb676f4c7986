import Schema
import SourceText

extension Rule {
  static let tuikitReservedID = Rule(
    "tuikit-reserved-id", .error, isFatal: true,
    summary: "an id that TUIKit has for a message of its own",
    why: """
      TUIKit registers its own messages in the same table. A second message with one of their ids stops a debug build, \
      and takes the built-in cell away in a release; on Android it is never shown. What has `customerServicePlugin` or \
      `IgnoreMessage` in its id is hidden.
      """,
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
      "TUIKit has `\(id)` for a message of its own", at: range, notes: [tuikitNote(target)],
      help: "choose another id for `\(message.name)`, or say `builtIn: true` if it is TUIKit's")
  }
}
