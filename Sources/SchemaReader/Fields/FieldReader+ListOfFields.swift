import SourceText
import YAML

/// Fields as a list, as many languages have them.
extension FieldReader {
  func reportListOfFields(_ node: YAMLNode, _ what: Phrase) {
    let (help, fixIts) = (help(node), dashFixIts(node))
    forms.refuse(node, what, .notation(.fields), help: help, fixIts: fixIts)
  }

  /// `title string`, or `string title` as in C.
  static func pairHelp(_ text: String) -> Phrase? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2 else { return nil }
    if let type = TypeName.ours(TypeName.bare(words[1])) { return Wording.write("\(words[0]): \(type)") }
    return TypeName.ours(TypeName.bare(words[0])).map { Wording.write("\(words[1]): \($0)") }
  }

  private func help(_ node: YAMLNode) -> Phrase {
    let items = Array(node.items)
    let isOfEntries = !items.isEmpty && items.allSatisfy { $0.entries.count == 1 }
    if isOfEntries, !node.isFlow { return Phrase("remove the `- ` before each field", zh: "删除每个字段前面的 `- `") }
    let fields = items.prefix(2).compactMap(field)
    let example = (fields.isEmpty ? ["title: string"] : fields).joined(separator: ", ")
    return Phrase("write a mapping: `{ \(example) }`", zh: "写成映射：`{ \(example) }`")
  }

  /// An element as a field: `title`, `title: string`, `{ name: title, type: string }`.
  private func field(_ item: YAMLNode) -> String? {
    if item.kind == .scalar { return "\(item.text): string" }
    if let entry = item.entries.first, item.entries.count == 1 {
      return "\(entry.key.text): \(forms.source(entry.value.range))"
    }
    guard let name = item.entry("name")?.value, let type = item.entry("type")?.value, name.kind == .scalar else {
      return nil
    }
    return "\(name.text): \(TypeName.ours(type.text) ?? forms.source(type.range))"
  }

  /// Blanks in place of the dashes, where each element is one field.
  private func dashFixIts(_ node: YAMLNode) -> [Diagnostic.FixIt] {
    let items = Array(node.items)
    let names = Set(items.compactMap { $0.entries.first?.key.text })
    guard !node.isFlow, names.count == items.count, let bytes = diagnostics.files[node.range.file]?.bytes,
      items.allSatisfy({ $0.entries.count == 1 && !$0.isFlow })
    else { return [] }
    let edits = items.compactMap { item -> Diagnostic.Edit? in
      let before = bytes[..<item.range.start].lastIndex { $0 != UInt8(ascii: " ") }
      guard let dash = before, bytes[dash] == UInt8(ascii: "-") else { return nil }
      return .init(range: SourceRange(file: node.range.file, start: dash, end: dash + 1), replacement: " ")
    }
    guard edits.count == items.count else { return [] }
    return [.init(Phrase("remove the dashes", zh: "删除短横线"), edits: edits, isSafe: true)]
  }
}
