import Schema
import SourceText

extension Rule {
  static let duplicateSlot = Rule(
    "duplicate-slot", .error, isConfigurable: false, theme: .names,
    summary: LocalizedText("two values in the same slot", zh: "同一个 slot 放了两项内容"),
    why: LocalizedText(
      "A slot of the SDK's message holds one string. One of the two would overwrite the other.",
      zh: "SDK 消息的一个 slot 只能放一个字符串。后写的会覆盖先写的，或者反过来。"),
    bad: [
      """
      message: Order
      id: 7
      fields:
        title: { type: string?, slot: desc }
                                     ↓
        note: { type: string?, slot: desc }
      """,
      """
      message: Order
      id: 7
      fields:
        note: { type: string?, slot: text }
               ↓
      texts: { fallback: 请升级后查看 }
      """,
    ],
    good: [
      """
      message: Order
      id: 7
      fields:
        title: { type: string?, slot: desc }
        note: { type: string?, slot: extension }
      texts: { fallback: 请升级后查看 }
      """
    ])
}

extension Diagnostic {
  static func duplicateSlot(_ slot: String, at range: SourceRange, after first: Field) -> Diagnostic {
    Diagnostic(
      .duplicateSlot,
      LocalizedText("slot `\(slot)` is already used by `\(first.name)`", zh: "slot `\(slot)` 已被 `\(first.name)` 占用"),
      at: range, notes: [.init(Wording.firstIsHere, at: first.slot?.range)],
      help: LocalizedText("use a slot for one field only", zh: "一个 slot 只能放一个字段"))
  }

  static func duplicateSlot(fallbackAt range: SourceRange, beside field: Field) -> Diagnostic {
    Diagnostic(
      .duplicateSlot,
      LocalizedText(
        "`fallback` uses the slot `text`, which is already used by `\(field.name)`",
        zh: "`fallback` 要放进 slot `text`，而那里已经放了 `\(field.name)`"),
      at: range, notes: [.init(Wording.fieldIsHere, at: field.slot?.range)], help: Wording.removeOne)
  }
}
