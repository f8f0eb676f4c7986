import Schema
import SourceText

extension LintRule {
  static let tuikitTypingFields = LintRule(
    "tuikit-typing-fields", .warning, theme: .wire,
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
