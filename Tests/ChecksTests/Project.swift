import Checks
import Schema
import SchemaReader
import SourceText
import Testing

/// An example, read.
struct Project {
  let schema: Schema
  private let files: [SourceFile]

  init(_ example: Example) throws {
    let all = [example.configuration] + example.schemas
    try self.init(all.enumerated().map { SourceFile(id: .init($0), path: $1.path, text: $1.text) })
  }

  /// The configuration comes first.
  private init(_ files: [SourceFile]) throws {
    self.files = files
    let configuration = SchemaReader.readConfiguration(files[0])
    let outcome = SchemaReader.read(Array(files.dropFirst()), configuration: try #require(configuration.value))
    let errors = (configuration.diagnostics + outcome.diagnostics).filter { $0.severity == .error }
    #expect(errors.isEmpty, "the example is not valid: \(errors.map(\.message.english))")
    schema = try #require(outcome.value)
  }

  /// Where the rule's findings start.
  func marks(of rule: Rule) -> [Example.Mark] {
    rule.findings(in: schema).map { finding in
      let file = files[Int(finding.range.file.index)]
      let place = file.place(of: finding.range.start)
      return Example.Mark(path: file.path, line: place.line, column: place.column)
    }.sorted()
  }

  /// The project after a fix-it.
  func applying(_ fixIt: Diagnostic.FixIt) throws -> Project {
    try Project(
      files.map { file in
        var bytes = file.bytes
        for edit in fixIt.edits.sorted(by: { $1.range < $0.range }) where edit.range.file == file.id {
          bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
        }
        return SourceFile(id: file.id, path: file.path, bytes: bytes)
      })
  }
}
