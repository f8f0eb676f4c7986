import Schema
import SourceText

extension Rule {
  static let unsupportedSlot = Rule("unsupported-slot", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func unsupportedSlot(inObjectAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsupportedSlot, "a field of an object cannot use `slot`", zh: "对象的字段不能使用 `slot`", at: range,
      help: LocalizedText("only a message's own fields can use `slot`", zh: "只有消息自己的字段才有 `slot`"))
  }

  static func unsupportedSlot(_ slot: String, type: FieldType, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsupportedSlot, "slot `\(slot)` only carries strings, not \(type.title)",
      zh: "slot `\(slot)` 只能放字符串，不能放\(type.title)", at: range,
      help: LocalizedText("change it to `string`, or use `slot: envelope`", zh: "改为 `string`，或使用 `slot: envelope`"))
  }

  static func unsupportedSlot(required field: Field) -> Diagnostic {
    Diagnostic(
      .unsupportedSlot, "a slot may be empty, so `\(field.name)` must be optional or have a default",
      zh: "slot 可能为空：`\(field.name)` 必须可选或有默认值", at: field.nameRange, help: Wording.makeOptional(field.name))
  }

  static func unsupportedSlot(_ slot: String, key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsupportedSlot, "`\(key)` only applies to JSON, but slot `\(slot)` is outside the JSON",
      zh: "`\(key)` 只用于 JSON，而 slot `\(slot)` 不在 JSON 里", at: range, help: Wording.removeIt)
  }
}
