import Schema
import SourceText
import YAML

extension IgnoreComment {
  /// The comments of a file that say `messagegen`, wherever the text is YAML that could be read.
  static func read(_ file: SourceFile, _ outcome: Outcome<[YAMLNode]>) -> [IgnoreComment] {
    if file.isTooLarge { return [] }
    let texts = Comment.candidates(in: file).compactMap { comment in
      IgnoreText(file.bytes[comment.range.start..<comment.range.end], file.id).map { (comment, $0) }
    }
    if texts.isEmpty { return [] }
    let roots = outcome.value ?? []
    let scalars = ScalarTexts(roots.first?.tree, in: file)
    let entries = EntryLines(roots.first?.tree, in: file)
    let limit = outcome.hasErrors ? readEnd(roots, in: file) : file.bytes.count
    return texts.filter { $0.0.range.start < limit && !scalars.contains($0.0.range.start) }.map { comment, text in
      IgnoreComment(
        range: comment.range, removal: comment.removal,
        scope: text.isForFile ? .file : .entry(entries.entry(for: comment)), ids: text.ids, mistake: text.mistake)
    }
  }

  /// The end of the last line that is certainly of a document that could be read.
  private static func readEnd(_ roots: [YAMLNode], in file: SourceFile) -> Int {
    guard let end = roots.last?.range.end else { return 0 }
    return file.bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
  }
}
