import Schema
import SourceText

extension Rule {
  static let misfitSlot = Rule(
    "misfit-slot", .error, isFatal: true, theme: .fields,
    summary: Phrase("a slot on a field that cannot travel there", zh: "字段不能放进该槽位"),
    why: Phrase(
      """
      A slot is one text beside the JSON, in the SDK's own message, and an older sender leaves it empty. So the \
      field is a string of the message itself, and has a value without it.
      """,
      zh: "槽位是 JSON 之外、SDK 消息自带的一段文本，旧版本的发送方会把它留空。所以字段必须是消息自身的字符串，并且没有它时也有值。"),
    bad: [
      """
      message: Order
      id: 7
      fields:
                       ↓
        count: { type: int?, slot: desc }
      """,
      """
      message: Order
      id: 7
      fields:
        ↓
        title: { type: string, slot: desc }
      """,
      """
      message: Order
      id: 7
      fields:
                                            ↓
        title: { type: string?, slot: desc, key: t }
      """,
    ],
    good: [
      """
      message: Order
      id: 7
      fields:
        title: { type: string?, slot: desc }
        height: { type: int?, slot: envelope, key: customHeight }
      """
    ])
}

extension Diagnostic {
  static func misfitSlot(inObjectAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misfitSlot, Phrase("a field of an object cannot travel in a slot", zh: "对象的字段不能放进 `slot`"), at: range,
      help: Phrase("only a message's own fields have slots", zh: "只有消息自己的字段才有 `slot`"))
  }

  static func misfitSlot(_ slot: String, type: FieldType, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misfitSlot,
      Phrase(
        "only strings travel in the slot `\(slot)`, not \(type.title)", zh: "slot `\(slot)` 只能放字符串，不能放\(type.title)"),
      at: range,
      help: Phrase("make it a `string`, or use `slot: envelope`", zh: "改为 `string`，或使用 `slot: envelope`"))
  }

  static func misfitSlot(required field: Field) -> Diagnostic {
    Diagnostic(
      .misfitSlot,
      Phrase(
        "a slot may be empty: `\(field.name)` must be optional or have a default",
        zh: "slot 可能为空：`\(field.name)` 必须可选或有默认值"),
      at: field.nameRange, help: Wording.makeOptional(field.name))
  }

  static func misfitSlot(_ slot: String, key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misfitSlot,
      Phrase(
        "`\(key)` is for JSON, and the slot `\(slot)` is beside it", zh: "`\(key)` 只用于 JSON，而 slot `\(slot)` 不在 JSON 里"),
      at: range, help: Wording.removeIt)
  }
}
