import SourceText

@testable import SchemaReader

/// Files, trees and findings in the short forms the tests of the YAML reader compare.
func yamlFile(_ text: String) -> SourceFile { SourceFile(id: .init(0), path: "Test.yaml", text: text) }

func readYAML(_ text: String) -> Outcome<[YAMLNode]> { YAMLReader.read(yamlFile(text)) }

extension YAMLNode {
  /// The node as a line of text: `{key: [plain, "quoted"]}`.
  var outline: String {
    switch kind {
    case .scalar: isPlain ? text : "\"\(text)\""
    case .sequence: "[" + items.map(\.outline).joined(separator: ", ") + "]"
    case .mapping: "{" + entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
    }
  }
}

/// A finding as `line:column «text» message`.
func outline(_ finding: Diagnostic, in file: SourceFile) -> String {
  let place = file.place(of: finding.range.start)
  return "\(place.line):\(place.column) «\(file.text(in: finding.range))» \(finding.message.english)"
}

/// The text with a fix-it carried out.
func applying(_ fixIt: Diagnostic.FixIt, to file: SourceFile) -> String {
  var bytes = file.bytes
  for edit in fixIt.edits.sorted(by: { $0.range > $1.range }) {
    bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}
