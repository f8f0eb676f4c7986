import Schema
import SourceText

extension Resolver {
  /// A slot: what travels beside the JSON, or beside the identity.
  mutating func slot(of field: inout Field, from entries: Entries, in context: FieldContext) {
    guard let node = entries["slot"], let name = entries.text("slot") else { return }
    guard context.place != .object else {
      reading.report(
        .misfitSlot, "a field of an object cannot travel in a slot", at: node.range,
        help: "only a message's own fields have slots")
      return
    }
    guard !name.value.isEmpty else {
      reading.report(.emptyValue, "a slot has a name", at: node.range)
      return
    }
    if reading.isWord(node, "envelope") {
      field.slot = Located(.envelope, node.range)
      return
    }
    field.slot = Located(.named(name.value), node.range)
    if field.type != .string {
      reading.report(
        .misfitSlot, "only strings travel in the slot `\(name.value)`, not \(title(of: field.type))",
        at: field.typeRange, help: "make it a `string`, or use `slot: envelope`")
    } else if !field.isOptional, !entries.mentions("default"), context.place == .message {
      reading.report(
        .misfitSlot, "a slot may be empty: `\(field.name)` must be optional or have a default",
        at: field.declaration.name.range, help: "write `\(field.name)?`, or give it a `default`")
    }
    for key in ["key", "aliases", "mirror", "wire", "omit"] {
      guard let range = entries.keyRange(key) else { continue }
      reading.report(
        .misfitSlot, "`\(key)` is for JSON, and the slot `\(name.value)` is beside it", at: range, help: "remove it")
    }
  }

  /// One field for a slot.
  mutating func checkSlots(of fields: [Field]) {
    var taken: [Field.Slot: Field] = [:]
    for field in fields {
      guard let slot = field.slot, case .named(let name) = slot.value else { continue }
      if let first = taken[slot.value] {
        reading.report(
          .duplicateSlot, "the slot `\(name)` holds `\(first.name)` already", at: slot.range,
          notes: [.init("the first is here", at: first.slot?.range)], help: "one field for a slot")
      } else {
        taken[slot.value] = field
      }
    }
  }
}
