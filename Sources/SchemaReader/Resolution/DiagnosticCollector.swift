import SourceText
import YAML

/// The files of a run of the reader, and what was found in them so far.
final class DiagnosticCollector {
  let files: [SourceFile.ID: SourceFile]
  private(set) var all: [Diagnostic] = []

  init(_ files: some Sequence<SourceFile>) {
    self.files = Dictionary(files.map { ($0.id, $0) }) { _, last in last }
  }

  func report(_ diagnostic: Diagnostic) { all.append(diagnostic) }

  func report(_ diagnostics: [Diagnostic]) { all += diagnostics }

  /// Takes back what was reported since there were so many.
  func removeAll(since count: Int) -> [Diagnostic] {
    defer { all.removeSubrange(count...) }
    return Array(all[count...])
  }

  /// Whether something was reported since there were so many that is an error.
  func hasErrors(since count: Int) -> Bool { all[count...].contains { $0.severity == .error } }

  /// What the author wrote in a range, quotes and all.
  func source(_ range: SourceRange) -> String { files[range.file]?.text(in: range) ?? "" }

  /// The rest of the line after a location.
  func restOfLine(after range: SourceRange) -> String {
    guard let file = files[range.file] else { return "" }
    let end = file.bytes[min(range.end, file.bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
    return file.text(in: SourceRange(file: range.file, start: range.end, end: end))
  }

  /// Whether nothing is before a node on its line but the dashes of a list.
  func isFirstOfLine(_ node: YAMLNode) -> Bool {
    let before = files[node.range.file]?.bytes[..<node.range.start] ?? []
    return before.last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }.map { $0 == UInt8(ascii: "\n") } ?? true
  }

  /// All of them, in the order of the files' paths and the locations in them.
  func sorted() -> [Diagnostic] {
    all.enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      let (left, right) = (files[x.file]?.path ?? "", files[y.file]?.path ?? "")
      return (left, x.start, x.end, a.offset) < (right, y.start, y.end, b.offset)
    }.map(\.element)
  }
}
