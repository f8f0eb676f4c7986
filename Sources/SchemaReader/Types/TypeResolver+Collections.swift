import Language
import Schema
import SourceText
import YAML

extension TypeResolver {
  /// `[T]`.
  func list(_ node: YAMLNode, _ context: TypeContext) -> FieldType? {
    guard let item = node.onlyItem else {
      if node.items.isEmpty {
        report(
          .wrongKind, Phrase("the list has no element type", zh: "列表没有元素类型"), at: node.range,
          help: Wording.write("[string]"))
      } else {
        reportSeveralTypes(node, context)
      }
      return nil
    }
    if let entry = swiftMap(node) {
      reportSwiftMap(entry, at: node.range)
      return nil
    }
    return element(item, context).map { .list($0) }
  }

  /// Whether a mapping in a type's place is a map, not the long form of a field.
  func isMap(_ node: YAMLNode) -> Bool {
    guard let entry = node.onlyEntry else { return false }
    let name = entry.key.text
    if entry.key.isPlain, entry.value.isNull, name.contains(":") || name.contains("：") {
      let first = String(name.prefix { $0 != ":" && $0 != "：" })
      return TypeName.isBuiltin(first) || TypeName.swiftSpelling(first) != nil
    }
    guard Form.field[name] == nil else { return false }
    return TypeName.isBuiltin(name) || TypeName.swiftSpelling(name) != nil || symbols.names[name] != nil
  }

  /// `{ string: T }`.
  func map(_ node: YAMLNode, _ context: TypeContext) -> FieldType? {
    guard let entry = node.onlyEntry else {
      report(
        .wrongKind, Phrase("a map has one key type and one value type", zh: "字典只有一个键类型和一个值类型"),
        at: node.range, help: Wording.write("{ string: int }"))
      return nil
    }
    guard !forms.reportRunTogether(entry) else { return nil }
    let what = Phrase("the map's value type", zh: "字典的值类型")
    guard !forms.isMissing(entry.value, what: what, key: entry.key, isText: false) else { return nil }
    guard forms.isWord(entry.key, "string") else {
      reportMapKey(entry)
      return nil
    }
    return element(entry.value, context).map { .map($0) }
  }

  private func reportMapKey(_ entry: YAMLEntry) {
    let name = entry.key.text
    guard name != "string" else {
      forms.reportQuoted(entry.key, name)
      return
    }
    let map = "{ string: \(spelling(ofSwift: entry.value)) }"
    let fix = mapFix(entry)
    if TypeName.swiftSpelling(name) == "string" {
      report(
        .swiftSpelling,
        Phrase("`\(name)` is Swift's spelling of `string`", zh: "`\(name)` 是 `string` 的 Swift 写法"),
        at: entry.key.range, help: Phrase("a map is written `\(map)`", zh: "字典写成 `\(map)`"), fixIts: [fix])
    } else if TypeName.isBuiltin(name) || TypeName.swiftSpelling(name) != nil || symbols.names[name] != nil {
      report(
        .unknownType,
        Phrase("the keys of a map are always strings, not `\(name)`", zh: "字典的键总是字符串，而不是 `\(name)`"),
        at: entry.key.range, help: Wording.write(map), fixIts: [fix])
    } else {
      report(
        .wrongKind,
        Phrase("a mapping in a type's place is a map: `{ string: T }`", zh: "类型处的映射表示字典：`{ string: T }`"),
        at: entry.key.range,
        help: Phrase(
          "an inline object's fields stand under `object:` beside `type`", zh: "内联对象的字段写在 `type` 旁边的 `object:` 下"))
    }
  }
}
