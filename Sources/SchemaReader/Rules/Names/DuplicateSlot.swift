import Schema
import SourceText

extension Rule {
  static let duplicateSlot = Rule("duplicate-slot", .error, isConfigurable: false, theme: .names)
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
