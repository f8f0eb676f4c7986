import Schema
import SourceText

extension LintRule {
  static let tuikitReservedKey = LintRule(
    "tuikit-reserved-key", .error, isConfigurable: false, theme: .wire,
    .schema { schema in
      schema.tuikitMessages.flatMap { message, target -> [Finding] in
        let encodedForm = EncodedForm(message, in: schema)
        return TUIKitNames.rootKeys.compactMap { key in
          encodedForm.field(exactlyAt: [key]).map { .reservedKey(key, $0, target) }
        }
      }
    })
}

extension Finding {
  fileprivate static func reservedKey(_ key: JSONKey, _ field: Field, _ target: Target) -> Finding {
    Finding(
      LocalizedText(
        "key `\(key.text)` at the root of the JSON has a special meaning in TUIKit",
        zh: "JSON 根上的 `\(key.text)` 对 TUIKit 有特殊含义"), at: field.key.range,
      notes: [tuikitNote(target)],
      help: LocalizedText(
        "change the `key` of `\(field.name)`, or use an envelope with `payload`",
        zh: "给 `\(field.name)` 换一个 `key`，或使用带 `payload` 的 `envelope`"))
  }
}
