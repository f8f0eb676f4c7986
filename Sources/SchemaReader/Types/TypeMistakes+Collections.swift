import Schema
import SourceText
import YAML

/// Lists and maps as Swift and other languages write them.
extension TypeMistakes {
  /// `[]`, `[string, null]`, `[string, int]`, `[first, second]`.
  func reportElementCount(of node: YAMLNode) {
    let types = node.items.filter { !$0.isNull && !$0.has(text: "null") }
    if node.items.isEmpty {
      report(.wrongKind(emptyListType: node))
    } else if let only = types.first, types.count == 1, only.kind == .scalar {
      report(.wrongKind(severalInList: node, optional: (TypeName.ours(only.text) ?? only.text) + "?"))
    } else if types.allSatisfy({ TypeName.ours($0.text) != nil }) {
      report(.wrongKind(severalInList: node))
    } else {
      report(.wrongKind(severalInList: node, cases: source(node.range)))
    }
  }

  /// `[String: Int]`, which is a list of a mapping to YAML; false for another list.
  func reportSwiftMap(_ node: YAMLNode) -> Bool {
    guard let entry = swiftMap(node) else { return false }
    let isCertain = entry.key.text == "String" && TypeName.isSame(entry.value.text)
    report(.swiftSpelling(ofMapAt: node.range, map: map(entry), isSafe: isCertain))
    return true
  }

  /// A mapping in a type's place whose key is not `string`.
  func reportMapKey(_ entry: YAMLEntry) {
    let name = entry.key.text
    if name == "string" {
      forms.reportQuoted(entry.key, name)
    } else if TypeName.swiftSpelling(name) == "string" {
      report(.swiftSpelling(ofMapKey: entry.key, map: map(entry), fixIt: mapFix(entry)))
    } else if TypeName.isWord(name) || symbols.names[name] != nil {
      report(.unknownType(mapKey: entry.key, map: map(entry), fixIt: mapFix(entry)))
    } else {
      report(.wrongKind(noMapAt: entry.key.range))
    }
  }

  /// The key and the value of `[String: Int]`.
  private func swiftMap(_ node: YAMLNode) -> YAMLEntry? {
    guard node.isFlow, let item = node.onlyItem, item.entries.count == 1, !source(item.range).hasPrefix("{") else {
      return nil
    }
    return item.entries.first
  }

  /// An entry of a map's type in the spelling of the language.
  private func map(_ entry: YAMLEntry) -> String { "{ string: \(spelling(ofSwift: entry.value)) }" }

  /// A type in Swift's spelling in that of the language.
  private func spelling(ofSwift node: YAMLNode) -> String {
    if let entry = swiftMap(node) { return map(entry) }
    guard node.kind == .scalar else {
      return node.onlyItem.map { "[\(spelling(ofSwift: $0))]" } ?? source(node.range)
    }
    let name = TypeName.bare(node.text)
    return name.isEmpty ? "int" : TypeName.swiftSpelling(name) ?? name
  }

  /// Puts right the key, and the value with it.
  private func mapFix(_ entry: YAMLEntry) -> Diagnostic.FixIt {
    let (written, value) = (source(entry.value.range), spelling(ofSwift: entry.value))
    let key = Diagnostic.Edit(range: entry.key.range, replacement: "string")
    guard value != written else {
      return Diagnostic.FixIt(Wording.write("string"), edits: [key], isSafe: entry.key.text == "String")
    }
    return Diagnostic.FixIt(
      Wording.write("string: \(value)"), edits: [key, .init(range: entry.value.range, replacement: value)],
      isSafe: entry.key.text == "String" && TypeName.isSame(written))
  }
}
