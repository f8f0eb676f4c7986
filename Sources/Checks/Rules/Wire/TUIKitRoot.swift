import Schema
import SourceText

extension LintRule {
  static let tuikitRoot = LintRule(
    "tuikit-root", .error, theme: .wire,
    summary: LocalizedText(
      "a message in a TUIKit target whose JSON is not an object",
      zh: "带 TUIKit 的 target 中，JSON 不是对象的消息"),
    why: LocalizedText(
      """
      TUIKit's conversation list reads every incoming message as an object, and crashes if it is a list. This \
      happens to everyone who receives the message, on any version.
      """,
      zh: """
        TUIKit 的会话列表把收到的每条消息都当成对象解析，遇到列表时 App 会崩溃。收到这条消息的所有人都会\
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
      envelopes: { bare: { externalId: true, root: list } }
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
      LocalizedText(
        "TUIKit crashes on `\(message.name)`: its JSON is a list", zh: "TUIKit 收到 `\(message.name)` 会崩溃：它的 JSON 是列表"),
      at: message.declaration.name.range, notes: [tuikitNote(target)],
      help: LocalizedText(
        "put the list under a key, or remove the message from the target's `messages`",
        zh: "把列表放到一个键下，或从 target 的 `messages` 中去掉这条消息"))
  }
}
