import Schema
import SourceText

extension LintRule {
  static let tuikitTypingFields = LintRule(
    "tuikit-typing-fields", .warning, theme: .wire,
    summary: LocalizedText(
      "`userAction` and `actionParam` next to `businessID`, which TUIKit on Android takes for typing",
      zh: "`businessID` 旁有 `userAction` 和 `actionParam`，Android 上的 TUIKit 会当成正在输入"),
    why: LocalizedText(
      """
      With 14 under one key and `EIMAMSG_InputStatus_Ing` under the other, TUIKit on Android takes a message for a \
      typing indicator, whatever its id, and does not show it.
      """,
      zh: """
        一个键是 14、另一个键是 `EIMAMSG_InputStatus_Ing` 时，不论 ID 是什么，Android 的 TUIKit 都把消息当成对方正在输入，不予显示。
        """),
    bad: [
      """
      message: Action
      envelope: flat
      id: action
      fields:
        userAction: int
        ↓
        actionParam: string
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: Typing
      envelope: flat
      id: user_typing_status
      builtIn: true
      hidden: true
      fields: { userAction: int, actionParam: string }
      ---
      message: Action
      envelope: flat
      id: action
      fields: { userAction: int }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .schema { schema in
      schema.tuikitMessages.compactMap { message, _ -> Finding? in
        let encodedForm = EncodedForm(message, in: schema)
        guard let action = encodedForm.field(exactlyAt: ["userAction"]),
          let parameter = encodedForm.field(exactlyAt: ["actionParam"])
        else { return nil }
        return .typing(action, parameter, message)
      }
    })
}

extension Finding {
  fileprivate static func typing(_ action: Field, _ parameter: Field, _ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "TUIKit may take `\(message.name)` for a typing indicator: it has `userAction` and `actionParam`",
        zh: "TUIKit 可能把 `\(message.name)` 当成正在输入：它有 `userAction` 和 `actionParam`"),
      at: parameter.key.range,
      notes: [.init(LocalizedText("`userAction` is declared here", zh: "`userAction` 在这里"), at: action.key.range)],
      help: LocalizedText("change the `key` of one of them", zh: "给其中一个换一个 `key`"))
  }
}
