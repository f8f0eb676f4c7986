import Schema
import SourceText

extension FieldReader {
  /// A slot: what travels beside the JSON, or beside the identity.
  func slot(of field: inout Field, from entries: Entries, in context: FieldContext) {
    guard let node = entries["slot"], let name = entries.text("slot") else { return }
    guard context.place != .object else {
      report(
        .misfitSlot, Phrase("a field of an object cannot travel in a slot", zh: "对象的字段不能放进 `slot`"),
        at: node.range, help: Phrase("only a message's own fields have slots", zh: "只有消息自己的字段才有 `slot`"))
      return
    }
    guard !name.value.isEmpty else {
      report(.emptyValue, Phrase("a slot has a name", zh: "`slot` 必须有名字"), at: node.range)
      return
    }
    if forms.isWord(node, "envelope") {
      field.slot = Located(.envelope, node.range)
      return
    }
    field.slot = Located(.named(name.value), node.range)
    if field.type != .string {
      let type = field.type.title
      report(
        .misfitSlot,
        Phrase(
          "only strings travel in the slot `\(name.value)`, not \(type)",
          zh: "slot `\(name.value)` 只能放字符串，不能放\(type)"),
        at: field.typeRange,
        help: Phrase("make it a `string`, or use `slot: envelope`", zh: "改为 `string`，或使用 `slot: envelope`"))
    } else if !field.isOptional, !entries.mentions("default"), context.place == .message {
      report(
        .misfitSlot,
        Phrase(
          "a slot may be empty: `\(field.name)` must be optional or have a default",
          zh: "slot 可能为空：`\(field.name)` 必须可选或有默认值"),
        at: field.nameRange,
        help: Phrase(
          "write `\(field.name)?`, or give it a `default`", zh: "写成 `\(field.name)?`，或给它一个 `default`"))
    }
    for key: String in ["key", "aliases", "mirror", "wire", "omit"] {
      guard let range = entries.keyRange(key) else { continue }
      report(
        .misfitSlot,
        Phrase(
          "`\(key)` is for JSON, and the slot `\(name.value)` is beside it",
          zh: "`\(key)` 只用于 JSON，而 slot `\(name.value)` 不在 JSON 里"),
        at: range, help: Wording.removeIt)
    }
  }

  /// One field for a slot.
  func checkSlots(of fields: [Field]) {
    var taken: [String: Field] = [:]
    for field in fields {
      guard let slot = field.slot, case .named(let name) = slot.value else { continue }
      if let first = taken.enter(name, field) {
        report(.duplicateSlot(name, at: slot.range, after: first))
      }
    }
  }
}
