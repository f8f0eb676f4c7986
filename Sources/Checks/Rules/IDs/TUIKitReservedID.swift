import Schema
import SourceText

extension LintRule {
  static let tuikitReservedID = LintRule(
    "tuikit-reserved-id", .error, isConfigurable: false, theme: .ids,
    .schema { schema in
      schema.tuikitMessages.flatMap { message, target in
        message.businessIDs(in: schema).compactMap { businessID in
          guard let id = businessID.id, TUIKitID.isBuiltIn(id) else { return nil }
          return .reserved(id, businessID.range, message, target)
        }
      }
    })
}

extension Finding {
  fileprivate static func reserved(
    _ id: String, _ range: SourceRange, _ message: Message, _ target: Target
  ) -> Finding {
    Finding(
      LocalizedText("`\(id)` is the id of a built-in TUIKit message", zh: "`\(id)` 是 TUIKit 内置消息的 ID"), at: range,
      notes: [tuikitNote(target)],
      help: LocalizedText(
        "choose another id for `\(message.name)`, or set `builtIn: true` if it is TUIKit's own message",
        zh: "给 `\(message.name)` 换一个 ID；如果它就是 TUIKit 的消息，写上 `builtIn: true`"))
  }
}
