import Schema
import SourceText

extension Resolver {
  /// `[T]`.
  mutating func list(_ node: YAMLNode, _ context: TypeContext) -> FieldType? {
    guard node.items.count == 1 else {
      let isEmpty = node.items.isEmpty
      reading.report(
        .wrongKind, isEmpty ? "the list has no element type" : "a list has one element type", at: node.range,
        help: isEmpty ? "write `[string]`" : "an enumeration is written `enum: \(reading.source(node.range))`")
      return nil
    }
    let item = node.items[0]
    if item.kind == .mapping, item.entries.count == 1, !reading.source(item.range).hasPrefix("{"), node.isFlow {
      reportSwiftMap(item.entries[0], at: node.range)
      return nil
    }
    return element(item, context).map { .list($0) }
  }

  /// `[String: Int]`, which is a list of a mapping to YAML.
  private mutating func reportSwiftMap(_ entry: YAMLEntry, at range: SourceRange) {
    let value = TypeName.swiftSpelling(entry.value.text) ?? (entry.value.text.isEmpty ? "int" : entry.value.text)
    let map = "{ string: \(value) }"
    reading.report(
      .swiftSpelling, "that is Swift's spelling of a dictionary", at: range, help: "a map is written `\(map)`",
      fixIts: [.init("write `\(map)`", replace: range, with: map)])
  }

  /// Whether a mapping in a type's place is a map, not the long form of a field.
  func isMap(_ node: YAMLNode) -> Bool {
    guard node.entries.count == 1, let entry = node.entries.first else { return false }
    let name = entry.key.text
    if entry.key.isPlain, entry.value.isNull, name.contains(":") || name.contains("：") {
      let first = String(name.prefix { $0 != ":" && $0 != "：" })
      return TypeName.isBuiltin(first) || TypeName.swiftSpelling(first) != nil
    }
    guard Form.field[name] == nil else { return false }
    return TypeName.isBuiltin(name) || TypeName.swiftSpelling(name) != nil || names[name] != nil
  }

  /// `{ string: T }`.
  mutating func map(_ node: YAMLNode, _ context: TypeContext) -> FieldType? {
    guard node.entries.count == 1, let entry = node.entries.first else {
      reading.report(
        .wrongKind, "a map has one key type and one value type", at: node.range, help: "write `{ string: int }`")
      return nil
    }
    guard !reading.reportRunTogether(entry) else { return nil }
    guard !reading.isMissing(entry.value, what: "the map's value type", key: entry.key, isText: false) else {
      return nil
    }
    guard reading.isWord(entry.key, "string") else {
      reportMapKey(entry)
      return nil
    }
    return element(entry.value, context).map { .map($0) }
  }

  private mutating func reportMapKey(_ entry: YAMLEntry) {
    let name = entry.key.text
    guard name != "string" else {
      reading.reportQuoted(entry.key, name)
      return
    }
    let value = TypeName.swiftSpelling(entry.value.text) ?? reading.source(entry.value.range)
    let fix = Diagnostic.FixIt("write `string`", replace: entry.key.range, with: "string")
    if TypeName.swiftSpelling(name) == "string" {
      reading.report(
        .swiftSpelling, "`\(name)` is Swift's spelling of `string`", at: entry.key.range,
        help: "a map is written `{ string: \(value) }`", fixIts: [fix])
    } else if TypeName.isBuiltin(name) || TypeName.swiftSpelling(name) != nil || names[name] != nil {
      reading.report(
        .unknownType, "the keys of a map are always strings, not `\(name)`", at: entry.key.range,
        help: "write `{ string: \(value) }`", fixIts: [fix])
    } else {
      reading.report(
        .wrongKind, "a mapping in a type's place is a map: `{ string: T }`", at: entry.key.range,
        help: "an inline object's fields stand under `object:` beside `type`")
    }
  }
}
