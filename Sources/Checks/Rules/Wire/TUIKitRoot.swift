import Schema
import SourceText

extension LintRule {
  static let tuikitRoot = LintRule(
    "tuikit-root", .error, theme: .wire,
    summary: Phrase(
      "a message of a target with TUIKit whose JSON is no object",
      zh: "带 TUIKit 的目标中，JSON 不是对象的消息"),
    why: Phrase(
      """
      TUIKit's conversation list reads every message that arrives as an object, and the app stops where it is a list. \
      That happens to everybody who gets the message, in whatever version they have.
      """,
      zh: """
        TUIKit 的会话列表把收到的每条消息都当成对象读取，遇到列表时 app 会崩溃。收到这条消息的所有人都会\
        遇到，不论什么版本。
        """),
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
      Phrase(
        "TUIKit stops at `\(message.name)`: its JSON is a list", zh: "TUIKit 会在 `\(message.name)` 处崩溃：它的 JSON 是列表"),
      at: message.declaration.name.range, notes: [tuikitNote(target)],
      help: Phrase(
        "put the list under a key, or leave the message out of the target's `messages`",
        zh: "把列表放到一个键下，或从目标的 `messages` 中去掉这条消息"))
  }
}
