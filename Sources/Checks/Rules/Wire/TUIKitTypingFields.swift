import Schema
import SourceText

extension Rule {
  static let tuikitTypingFields = Rule(
    "tuikit-typing-fields", .warning,
    summary: "`userAction` and `actionParam` beside `businessID`, which TUIKit on Android takes for typing",
    why: """
      With 14 in the one key and `EIMAMSG_InputStatus_Ing` in the other, Android's TUIKit takes a message for \
      somebody typing, whatever its id is, and does not show it.
      """,
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
        let footprint = Footprint(message, in: schema)
        guard let action = footprint.field(exactlyAt: ["userAction"]),
          let parameter = footprint.field(exactlyAt: ["actionParam"])
        else { return nil }
        return .typing(action, parameter, message)
      }
    })
}

extension Finding {
  fileprivate static func typing(_ action: Field, _ parameter: Field, _ message: Message) -> Finding {
    Finding(
      "TUIKit may take `\(message.name)` for somebody typing: it has `userAction` and `actionParam`",
      at: parameter.key.range, notes: [.init("`userAction` is here", at: action.key.range)],
      help: "give one of them another `key`")
  }
}
