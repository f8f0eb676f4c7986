import SourceText

/// A file of YAML that is on no disk.
public func yamlFile(_ text: String) -> SourceFile { SourceFile(id: .init(0), path: "Test.yaml", text: text) }

/// The text with a fix-it carried out.
public func applying(_ fixIt: Diagnostic.FixIt, to file: SourceFile) -> String {
  var bytes = file.bytes
  for edit in fixIt.edits.sorted(by: { $0.range > $1.range }) {
    bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}
