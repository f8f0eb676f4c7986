import Schema
import SourceText

extension Rule {
  static let tuikitRoot = Rule(
    "tuikit-root", .error,
    summary: "a message of a target with TUIKit whose JSON is no object",
    why: """
      TUIKit's conversation list reads every message that arrives as an object, and the app stops where it is a list. \
      That happens to everybody who gets the message, in whatever version they have.
      """,
    bad: [
      """
               ↓
      message: Records
      envelope: bare
      fields:
        records: [string]
      === messagegen.yaml
      version: 1
      envelopes: { bare: { outside: true, root: list } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: Records
      envelope: flat
      id: records
      fields:
        records: { type: [string], default: [] }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .message { message, schema in
      guard let target = schema.tuikitTarget(of: message), schema[message.envelope].isList else { return [] }
      return [.list(message, target)]
    })
}

extension Finding {
  fileprivate static func list(_ message: Message, _ target: Target) -> Finding {
    Finding(
      "TUIKit stops at `\(message.name)`: its JSON is a list", at: message.declaration.name.range,
      notes: [tuikitNote(target)],
      help: "put the list under a key, or leave the message out of the target's `messages`")
  }
}
