import Schema
import SourceText
import YAML

/// Dictionaries and lists as Swift writes them.
extension TypeResolver {
  /// The key and the value of `[String: Int]`, which is a list of a mapping to YAML.
  func swiftMap(_ node: YAMLNode) -> YAMLEntry? {
    guard node.isFlow, let item = node.onlyItem, item.entries.count == 1,
      !forms.source(item.range).hasPrefix("{")
    else { return nil }
    return item.entries.first
  }

  func reportSwiftMap(_ entry: YAMLEntry, at range: SourceRange) {
    let map = "{ string: \(spelling(ofSwift: entry.value)) }"
    let isCertain = entry.key.text == "String" && TypeName.isSame(entry.value.text)
    report(
      .swiftSpelling, Phrase("that is Swift's spelling of a dictionary", zh: "这是 Swift 的字典写法"), at: range,
      help: Phrase("a map is written `\(map)`", zh: "字典写成 `\(map)`"),
      fixIts: [.init(Wording.write(map), replace: range, with: map, isSafe: isCertain)])
  }

  /// A type in Swift's spelling in that of the language.
  func spelling(ofSwift node: YAMLNode) -> String {
    if let entry = swiftMap(node) { return "{ string: \(spelling(ofSwift: entry.value)) }" }
    guard node.kind == .scalar else {
      return node.onlyItem.map { "[\(spelling(ofSwift: $0))]" } ?? forms.source(node.range)
    }
    let name = TypeName.bare(node.text)
    return name.isEmpty ? "int" : TypeName.swiftSpelling(name) ?? name
  }

  /// Puts right the key, and the value with it.
  func mapFix(_ entry: YAMLEntry) -> Diagnostic.FixIt {
    let (written, value) = (forms.source(entry.value.range), spelling(ofSwift: entry.value))
    let key = Diagnostic.Edit(range: entry.key.range, replacement: "string")
    guard value != written else {
      return Diagnostic.FixIt(Wording.write("string"), edits: [key], isSafe: entry.key.text == "String")
    }
    return Diagnostic.FixIt(
      Wording.write("string: \(value)"), edits: [key, .init(range: entry.value.range, replacement: value)],
      isSafe: entry.key.text == "String" && TypeName.isSame(written))
  }
}
