import Schema
import SourceText

/// Rules about names that say one thing.
extension Rule {
  static let duplicateField = Rule("duplicate-field", .error, isConfigurable: false, theme: .names)
  static let duplicateSlot = Rule("duplicate-slot", .error, isConfigurable: false, theme: .names)
}

extension Diagnostic {
  /// - Parameter object: what is included and has the first; nil: the first is beside it.
  static func duplicateField(
    _ name: String, at range: SourceRange, after first: SourceRange, of object: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .duplicateField,
      object.map { LocalizedText("`\($0)` already has a field `\(name)`", zh: "`\($0)` 已有字段 `\(name)`") }
        ?? LocalizedText("duplicate field `\(name)`", zh: "字段 `\(name)` 重复"),
      at: range, notes: [.init(Wording.firstIsHere, at: first)], help: Wording.renameOrRemove)
  }

  static func duplicateSlot(_ slot: String, at range: SourceRange, after first: Field) -> Diagnostic {
    Diagnostic(
      .duplicateSlot, "slot `\(slot)` is already used by `\(first.name)`", zh: "slot `\(slot)` 已被 `\(first.name)` 占用",
      at: range, notes: [.init(Wording.firstIsHere, at: first.slot?.range)],
      help: LocalizedText("use a slot for one field only", zh: "一个 slot 只能放一个字段"))
  }

  /// - Parameter key: of the text that is sent in the slot.
  static func duplicateSlot(_ slot: String, of key: String, at range: SourceRange, beside field: Field) -> Diagnostic {
    Diagnostic(
      .duplicateSlot, "`\(key)` uses the slot `\(slot)`, which is already used by `\(field.name)`",
      zh: "`\(key)` 要放进 slot `\(slot)`，而那里已经放了 `\(field.name)`", at: range,
      notes: [.init(Wording.fieldIsHere, at: field.slot?.range)], help: Wording.removeOne)
  }
}
