import Schema
import SourceText
import YAML

extension FieldReader {
  /// What the long form says beside the type.
  func details(of field: inout Field, from entries: Entries, in context: FieldContext) {
    if let name = entries.text("swiftName") { (field.swiftName, field.swiftNameRange) = (name.value, name.range) }
    if let key = entries.text("key") {
      field.key = key
      checkEmpty(key)
    }
    field.aliases = entries.texts("aliases")
    for alias in field.aliases { checkEmpty(alias) }
    field.mirrorsAliases = entries.bool("mirror") ?? false
    if field.mirrorsAliases, !entries.mentions("aliases"), let range = entries.keyRange("mirror") {
      report(
        .misplacedKey,
        Phrase("`mirror` writes aliases, and there are none", zh: "`mirror` 用于写出 `aliases` 里的键，而这里没有"), at: range,
        help: Phrase("add `aliases`", zh: "加上 `aliases`"))
    }
    field.isSensitive = entries.bool("sensitive") ?? false
    slot(of: &field, from: entries, in: context)
    wire(of: &field, from: entries)
    if let node = entries["default"] { defaultValue(of: &field, node) }
    field.constraints = ConstraintReader(context: self.context).constraints(
      entries, for: field.type, isOptional: field.isOptional)
    checkDefault(of: field)
    omission(of: &field, from: entries)
    if context.place == .local { checkLocal(entries) }
  }

  private func checkEmpty(_ key: Located<String>) {
    guard key.value.isEmpty else { return }
    report(.emptyValue, Phrase("a JSON key must not be empty", zh: "JSON 键不能为空"), at: key.range)
  }

  private func defaultValue(of field: inout Field, _ node: YAMLNode) {
    if field.isOptional {
      report(
        .badDefault,
        Phrase(
          "an optional field has no default: it is nil where its key is missing", zh: "可选字段没有默认值：缺少键时它就是 nil"),
        at: node.range, help: Phrase("remove the `?` or the `default`", zh: "删除 `?` 或 `default`"))
      return
    }
    guard let value = LiteralReader(context: self.context).literal(node, of: field.type, use: .defaultValue) else {
      // The field stays what its author meant: not required.
      field.isOptional = true
      return
    }
    field.defaultValue = Located(value, node.range)
  }

  private func wire(of field: inout Field, from entries: Entries) {
    guard let wire: Field.Wire = entries.word("wire"), let node = entries["wire"] else { return }
    guard fits(wire, field.type.leaf) else {
      let type = field.type.title
      report(
        .misfitWire,
        Phrase(
          "`wire: \(wire.rawValue)` does not fit \(type)", zh: "`wire: \(wire.rawValue)` 不适用于\(type)"), at: node.range,
        help: wire == .string
          ? Phrase("it fits numbers and bools", zh: "它适用于数字和布尔值")
          : Phrase("it fits strings of digits and bools", zh: "它适用于数字组成的字符串和布尔值"))
      return
    }
    field.wire = wire
  }

  private func fits(_ wire: Field.Wire, _ leaf: FieldType) -> Bool {
    switch (wire, leaf) {
    case (.jsonString, _), (.string, .bool), (.string, .integer), (.string, .double), (.string, .timestamp): true
    case (.string, .enumeration(let id)): symbols[id].isInteger
    case (.int, .bool), (.int, .string): true
    default: false
    }
  }

  private func checkLocal(_ entries: Entries) {
    for name: String in ["key", "aliases", "mirror", "omit", "wire", "lenient", "slot"] {
      guard let range = entries.keyRange(name) else { continue }
      report(
        .misfitLocal,
        Phrase("a local field never travels: `\(name)` has no place there", zh: "本地字段从不传输：不能有 `\(name)`"),
        at: range, help: Wording.removeIt)
    }
  }
}
