import SourceText
import YAML

/// Fields as other languages write them: as a list, or in one text.
struct ForeignFields: ReportingReader {
  let forms: FormReader
  let node: YAMLNode

  /// What `title string` is meant for, or `string title` as in C.
  var pair: String? {
    let words = node.text.split(separator: " ").map(String.init)
    guard words.count == 2 else { return nil }
    if let type = TypeName.ours(TypeName.bare(words[1])) { return "\(words[0]): \(type)" }
    return TypeName.ours(TypeName.bare(words[0])).map { "\(words[1]): \($0)" }
  }

  func reportList(_ what: LocalizedText) {
    let isOfEntries = !node.items.isEmpty && node.items.allSatisfy { $0.entries.count == 1 }
    report(
      .wrongKind(
        listOfFields: node, what, examples: isOfEntries && !node.isFlow ? nil : node.items.prefix(2).compactMap(field),
        dashes: dashes))
  }

  /// An element as a field: `title`, `title: string`, `{ name: title, type: string }`.
  private func field(_ item: YAMLNode) -> String? {
    if item.kind == .scalar { return "\(item.text): string" }
    if let entry = item.entries.first, item.entries.count == 1 {
      return "\(entry.key.text): \(source(entry.value.range))"
    }
    guard let name = item.entry("name")?.value, let type = item.entry("type")?.value, name.kind == .scalar else {
      return nil
    }
    return "\(name.text): \(TypeName.ours(type.text) ?? source(type.range))"
  }

  /// The dashes, where each element is one field; else nothing.
  private var dashes: [SourceRange] {
    let items = Array(node.items)
    let names = Set(items.compactMap { $0.entries.first?.key.text })
    guard !node.isFlow, names.count == items.count, let bytes = diagnostics.files[node.range.file]?.bytes,
      items.allSatisfy({ $0.entries.count == 1 && !$0.isFlow })
    else { return [] }
    let dashes = items.compactMap { item -> SourceRange? in
      let before = bytes[..<item.range.start].lastIndex { $0 != UInt8(ascii: " ") }
      guard let dash = before, bytes[dash] == UInt8(ascii: "-") else { return nil }
      return SourceRange(file: node.range.file, start: dash, end: dash + 1)
    }
    return dashes.count == items.count ? dashes : []
  }
}
