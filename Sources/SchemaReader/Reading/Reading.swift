import Schema
import SourceText
import YAML

/// The state of a run of the reader: the files, and what was found in them so far.
///
/// Its extensions check nodes against the forms of the language; what they give back needs no further checks.
struct Reading: Sendable {
  let files: [SourceFile.ID: SourceFile]
  var findings: [Diagnostic] = []
  var ignoreComments: [IgnoreComment] = []

  init(_ files: some Sequence<SourceFile>) {
    self.files = Dictionary(files.map { ($0.id, $0) }) { _, last in last }
  }

  mutating func report(_ finding: Diagnostic) { findings.append(finding) }

  mutating func report(
    _ rule: Rule, _ message: Phrase, at range: SourceRange, notes: [Diagnostic.Note] = [],
    help: Phrase? = nil, fixIts: [Diagnostic.FixIt] = []
  ) {
    report(Diagnostic(rule, message, at: range, notes: notes, help: help, fixIts: fixIts))
  }

  /// A name that is not there: with the nearest one that is, or else all there are.
  mutating func reportUnknown(
    _ rule: Rule, _ message: Phrase, _ name: Located<String>, among names: [String], help other: Phrase? = nil
  ) {
    if let near = Spelling.nearest(to: name.value, in: names) {
      report(
        rule, message, at: name.range, help: Wording.didYouMean(near),
        fixIts: [.init(Wording.replace(with: near), replace: name.range, with: near)])
    } else {
      report(rule, message, at: name.range, help: other ?? Wording.choice(names))
    }
  }

  /// What the author wrote in a range, quotes and all.
  func source(_ range: SourceRange) -> String { files[range.file]?.text(in: range) ?? "" }

  /// The rest of the line after a place.
  func restOfLine(after range: SourceRange) -> String {
    guard let file = files[range.file] else { return "" }
    let end = file.bytes[min(range.end, file.bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
    return file.text(in: SourceRange(file: range.file, start: range.end, end: end))
  }

  /// Whether nothing stands before a node on its line but the dashes of a list.
  func isFirstOfLine(_ node: YAMLNode) -> Bool {
    let before = files[node.range.file]?.bytes[..<node.range.start] ?? []
    return before.last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }.map { $0 == UInt8(ascii: "\n") } ?? true
  }

  /// All findings, in the order of the files' paths and the places in them.
  func sorted() -> [Diagnostic] {
    findings.enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      let (left, right) = (files[x.file]?.path ?? "", files[y.file]?.path ?? "")
      return (left, x.start, x.end, a.offset) < (right, y.start, y.end, b.offset)
    }.map(\.element)
  }
}
