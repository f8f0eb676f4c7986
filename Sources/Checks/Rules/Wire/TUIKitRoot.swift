import Schema
import SourceText

extension LintRule {
  static let tuikitRoot = LintRule(
    "tuikit-root", .error, theme: .wire,
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
