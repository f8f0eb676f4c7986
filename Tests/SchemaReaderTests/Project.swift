import Schema
import SchemaReader
import SourceText

/// Files of a project, and what the reader makes of them.
struct Project {
  /// The configuration is the first.
  let files: [SourceFile]
  let configuration: Configuration?
  let schema: Schema?
  let findings: [Diagnostic]

  /// - Parameter isReversed: whether the schemas are read in the other order.
  init(_ files: [SourceFile], isReversed: Bool = false) {
    self.files = files
    let settings = SchemaReader.readConfiguration(files[0])
    configuration = settings.value?.configuration
    let folder = configuration?.releasesFolder ?? "Schemas/Releases"
    let releases = files.dropFirst().filter { $0.path.hasPrefix(folder + "/") }
    let schemas = files.dropFirst().filter { !$0.path.hasPrefix(folder + "/") }
    let outcome = settings.value.map {
      SchemaReader.read(isReversed ? schemas.reversed() : schemas, configuration: $0)
    }
    schema = outcome?.value
    findings =
      settings.diagnostics + (outcome?.diagnostics ?? [])
      + SchemaReader.readReleases(releases, in: folder).diagnostics
  }

  /// - Parameter example: in the notation of the rules' examples.
  init(_ example: Example) {
    self.init(
      ([example.configuration] + example.schemas).enumerated().map {
        SourceFile(id: .init($0), path: $1.path, bytes: $1.bytes)
      })
  }

  init(_ text: String) { self.init(Example(text)) }

  /// The findings as people read them.
  func printed(_ language: Language = .english) -> String {
    TextPrinter(files: files, style: .plain, language: language).print(findings)
  }

  /// The same project after a fix-it.
  func applying(_ fix: Diagnostic.FixIt) -> Project {
    Project(
      files.map { file in
        var bytes = file.bytes
        for edit in fix.edits.sorted(by: { $0.range > $1.range }) where edit.range.file == file.id {
          bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
        }
        return SourceFile(id: file.id, path: file.path, bytes: bytes)
      })
  }

  /// Where a finding starts.
  func mark(of finding: Diagnostic) -> Example.Mark {
    let file = files[Int(finding.range.file.index)]
    let location = file.location(of: finding.range.start)
    return Example.Mark(path: file.path, line: location.line, column: location.column)
  }

  /// What an author wrote in a range.
  func text(in range: SourceRange) -> String { files[Int(range.file.index)].text(in: range) }
}
