import SourceText
import YAML

extension DiagnosticCollector {
  /// What to delete for a key of a mapping to be gone: the key, its value, and the comma or the line that was theirs.
  /// nil where that would take a comment, an anchor or the whole mapping along.
  func removal(of name: String, in node: YAMLNode) -> SourceRange? {
    let entries = Array(node.entries)
    guard entries.count > 1, let index = entries.firstIndex(where: { $0.key.has(text: name) }) else { return nil }
    let (key, value) = (entries[index].key.range, entries[index].value.range)
    guard has(only: " :", from: key.end, to: value.start, in: key.file) else { return nil }
    let entry = key.through(value)
    guard restOfLine(after: entry).first(where: { $0 != " " && $0 != "," }) != "#" else { return nil }
    if let lines = ownLines(of: entry) { return lines }
    if index + 1 < entries.count {
      let next = entries[index + 1].key.range
      let isFree = has(only: " ,\n", from: entry.end, to: next.start, in: entry.file)
      return isFree ? SourceRange(file: entry.file, start: entry.start, end: next.start) : nil
    }
    let previous = entries[index - 1].value.range
    let isFree = has(only: " ,\n", from: previous.end, to: entry.start, in: entry.file)
    return isFree ? SourceRange(file: entry.file, start: previous.end, end: entry.end) : nil
  }

  /// The whole lines of a range that shares them with nothing but a comma.
  private func ownLines(of range: SourceRange) -> SourceRange? {
    guard let file = files[range.file] else { return nil }
    let newline = UInt8(ascii: "\n")
    let start = file.bytes[..<range.start].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = file.bytes[range.end...].firstIndex(of: newline) ?? file.bytes.count
    guard has(only: " ", from: start, to: range.start, in: range.file),
      has(only: " ,\r", from: range.end, to: end, in: range.file)
    else { return nil }
    return SourceRange(file: range.file, start: start, end: min(end + 1, file.bytes.count))
  }

  private func has(only characters: String, from start: Int, to end: Int, in file: SourceFile.ID) -> Bool {
    guard let bytes = files[file]?.bytes, start <= end, end <= bytes.count else { return false }
    return bytes[start..<end].allSatisfy(characters.utf8.contains)
  }
}
