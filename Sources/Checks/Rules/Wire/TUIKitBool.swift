import Schema
import SourceText

extension LintRule {
  static let tuikitBool = LintRule(
    "tuikit-bool", nil, theme: .wire,
    summary: LocalizedText(
      "a Boolean encoded as `true` in a TUIKit target",
      zh: "在带 TUIKit 的 target 中写成 `true` 的 bool"),
    why: LocalizedText(
      """
      TUIKit's own messages write 0 and 1. An Android bean that declares an `int` for the key cannot read `true`, \
      and the whole message is shown as unsupported. Turn this rule on if other platforms declare numbers.
      """,
      zh: """
        TUIKit 自己的消息写 0 和 1。Android 上把这个键声明为 `int` 的 bean 读不了 `true`，整条消息会显示\
        为不支持。如果其他平台声明的是数字，请打开此规则。
        """),
    bad: [
      """
      message: Poll
      envelope: flat
      id: my_poll
      fields:
                ↓
        isOpen: bool
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: Poll
      envelope: flat
      id: my_poll
      fields:
        isOpen: { type: bool, encoding: int }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .schema { schema in
      schema.tuikitMessages.flatMap { message, _ in
        schema.fieldsInUse(of: message).filter { $0.type.leaf == .bool && $0.encoding == nil }.map { .bool($0) }
      }
    })
}

extension Finding {
  fileprivate static func bool(_ field: Field) -> Finding {
    Finding(
      LocalizedText("`\(field.name)` is encoded as `true` or `false`", zh: "`\(field.name)` 会编码为 `true` 或 `false`"),
      at: field.typeRange, help: LocalizedText("add `encoding: int`", zh: "添加 `encoding: int`"))
  }
}
