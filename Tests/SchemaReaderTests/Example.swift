import Schema
import SchemaReader
import SourceText
import Testing

/// Text for the reader, with the findings that must come of it.
///
/// A line `   ↓ id | help` says that the next line has a finding of that id which starts at the arrow's column, and
/// that its help contains the words after the bar. A line `≡ path` begins a further file; `≡ messagegen.yaml` is the
/// configuration. A first file that declares nothing is the rest of a message `Sample`.
struct Example: Sendable, CustomTestStringConvertible {
  struct Expectation: Hashable, Comparable {
    var path: String
    var line: Int
    var column: Int
    var id: String
    var help: String?

    static func < (a: Expectation, b: Expectation) -> Bool {
      (a.path, a.line, a.column, a.id) < (b.path, b.line, b.column, b.id)
    }
  }

  var text: String

  init(_ text: String) { self.text = text }

  var testDescription: String { text }

  /// The files without the marks.
  var files: [SourceFile] { parsed.files }
  var expectations: [Expectation] { parsed.expectations }

  private var parsed: (files: [SourceFile], expectations: [Expectation]) {
    var parts: [(path: String, lines: [Substring])] = [("Schemas/Sample.yaml", [])]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("≡ ") {
        parts.append((String(line.dropFirst(2)), []))
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    if parts[0].lines.allSatisfy(\.isEmpty) { parts.removeFirst() } else { complete(&parts[0].lines) }
    var files: [SourceFile] = []
    var expectations: [Expectation] = []
    for part in parts {
      var lines: [Substring] = []
      for line in part.lines {
        guard let arrow = line.firstIndex(of: "↓") else {
          lines.append(line)
          continue
        }
        let words = line[line.index(after: arrow)...].split(separator: "|", maxSplits: 1).map { $0.drop { $0 == " " } }
        let id = words[0].prefix { $0 != " " }
        expectations.append(
          Expectation(
            path: part.path, line: lines.count + 1, column: line[..<arrow].count + 1, id: String(id),
            help: words.count > 1 ? String(words[1]) : nil))
      }
      files.append(SourceFile(id: .init(files.count), path: part.path, text: lines.joined(separator: "\n")))
    }
    return (files, expectations.sorted())
  }

  private func complete(_ lines: inout [Substring]) {
    let head = lines.prefix { $0 != "---" }
    let declares = head.contains { $0.hasPrefix("message") || $0.hasPrefix("object") || $0.hasPrefix("enum") }
    guard !declares else { return }
    let identity: [Substring] = head.contains { $0.hasPrefix("id") || $0.hasPrefix("envelope: bare") } ? [] : ["id: 1"]
    lines = ["message: Sample"] + identity + lines
  }
}
