import Schema
import SourceText

extension Resolver {
  /// What the long form says beside the type.
  mutating func details(of field: inout Field, from entries: Entries, in context: FieldContext) {
    if let name = entries.text("swiftName") { (field.swiftName, field.swiftNameRange) = (name.value, name.range) }
    if let key = entries.text("key") { field.key = key }
    field.aliases = entries.texts("aliases")
    for key in field.aliases + [field.key] where key.value.isEmpty {
      reading.report(.emptyValue, "a JSON key must not be empty", at: key.range)
    }
    field.mirrorsAliases = entries.bool("mirror") ?? false
    if field.mirrorsAliases, !entries.mentions("aliases"), let range = entries.keyRange("mirror") {
      reading.report(
        .misplacedKey, "`mirror` writes aliases, and there are none", at: range, help: "add `aliases`")
    }
    field.isSensitive = entries.bool("sensitive") ?? false
    slot(of: &field, from: entries, in: context)
    wire(of: &field, from: entries)
    if let node = entries["default"] { defaultValue(of: &field, node) }
    field.constraints = constraints(entries, for: field.type, isOptional: field.isOptional)
    checkDefault(of: field)
    omission(of: &field, from: entries)
    if context.place == .local { checkLocal(entries) }
  }

  private mutating func defaultValue(of field: inout Field, _ node: YAMLNode) {
    if field.isOptional {
      reading.report(
        .badDefault, "an optional field has no default: it is nil where its key is missing", at: node.range,
        help: "remove the `?` or the `default`")
      return
    }
    guard let value = literal(node, of: field.type, use: .defaultValue) else {
      // The field stays what its author meant: not required.
      field.isOptional = true
      return
    }
    field.defaultValue = Located(value, node.range)
  }

  private mutating func wire(of field: inout Field, from entries: Entries) {
    guard let wire: Field.Wire = entries.word("wire"), let node = entries["wire"] else { return }
    guard fits(wire, field.type.leaf) else {
      reading.report(
        .misfitWire, "`wire: \(wire.rawValue)` does not fit \(title(of: field.type))", at: node.range,
        help: wire == .string ? "it fits numbers and bools" : "it fits strings of digits and bools")
      return
    }
    field.wire = wire
  }

  private func fits(_ wire: Field.Wire, _ leaf: FieldType) -> Bool {
    switch (wire, leaf) {
    case (.jsonString, _), (.string, .bool), (.string, .integer), (.string, .double), (.string, .timestamp): true
    case (.string, .enumeration(let id)): enums[id.index].isInteger
    case (.int, .bool), (.int, .string): true
    default: false
    }
  }

  private mutating func checkLocal(_ entries: Entries) {
    for name in ["key", "aliases", "mirror", "omit", "wire", "lenient", "slot"] {
      guard let range = entries.keyRange(name) else { continue }
      reading.report(
        .misfitLocal, "a local field never travels: `\(name)` has no place there", at: range, help: "remove it")
    }
  }
}
