import Foundation
import Reports
import Schema
import SchemaReader
import SourceText

/// A project of this repository, or one that is on no disk, and what the reader makes of it.
public struct TestProject: Sendable {
  /// In the order of their ids; the configuration is the first.
  public let files: [SourceFile]
  /// Those of the configuration, of the schemas and of recorded releases.
  public let findings: [Diagnostic]
  /// Nil: not even the configuration could be read.
  private let read: Schema?

  /// - Parameter files: the configuration, and then the others in the order in which they are read.
  public init(files: [SourceFile]) {
    self.files = files.sorted { $0.id < $1.id }
    let settings = SchemaReader.readConfiguration(files[0])
    let folder = settings.value?.configuration.releasesFolder ?? "Schemas/Releases"
    let releases = files.dropFirst().filter { $0.path.hasPrefix(folder + "/") }
    let schemas = files.dropFirst().filter { !$0.path.hasPrefix(folder + "/") }
    let outcome = settings.value.map { SchemaReader.read(schemas, configuration: $0) }
    read = outcome?.value
    findings =
      settings.diagnostics + (outcome?.diagnostics ?? [])
      + SchemaReader.readReleases(releases, in: folder).diagnostics
  }

  /// - Parameter first: the id of the configuration; those of the schemas follow.
  public init(_ example: Example, from first: Int = 0) {
    let all = [example.configuration] + example.schemas
    self.init(files: all.enumerated().map { SourceFile(id: .init(first + $0), path: $1.path, bytes: $1.bytes) })
  }

  /// - Parameter text: in the notation of examples.
  public init(_ text: String) { self.init(Example(text)) }

  /// - Parameter schemas: the texts of `Schemas/0.yaml`, `Schemas/1.yaml` and so on.
  public init(_ schemas: [String], configuration: String = "version: 1\n") {
    let all = [("messagegen.yaml", configuration)] + schemas.enumerated().map { ("Schemas/\($0).yaml", $1) }
    self.init(files: all.enumerated().map { SourceFile(id: .init($0), path: $1.0, text: $1.1) })
  }

  /// - Parameter folder: of a configuration in this repository, whose releases are left out.
  public init(folder: String) throws {
    let folder = URL(filePath: #filePath).appending(path: "../../..").appending(path: folder).standardizedFileURL
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: "Schemas").path)
    let schemas = names.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Releases/") }.sorted().map { "Schemas/" + $0 }
    let files = try (["messagegen.yaml"] + schemas).enumerated().map { index, path in
      let bytes = try Data(contentsOf: folder.appending(path: path))
      return SourceFile(id: .init(index), path: path, bytes: Array(bytes))
    }
    self.init(files: files)
  }

  /// What could be read, whatever the findings.
  public var schema: Schema {
    get throws(InvalidProject) {
      guard let read else { throw InvalidProject(project: self) }
      return read
    }
  }

  /// The schema of a project without errors.
  public var validSchema: Schema {
    get throws(InvalidProject) {
      if findings.contains(where: { $0.severity == .error }) { throw InvalidProject(project: self) }
      return try schema
    }
  }

  /// The findings as people read them.
  public func printed(_ language: Language = .english) -> String {
    TextPrinter(files: SourceFiles(files), style: .plain, language: language).print(findings)
  }

  /// Where a finding starts.
  public func mark(of finding: Diagnostic) -> Example.Mark {
    let file = file(of: finding.range)
    let location = file.location(of: finding.range.start)
    return Example.Mark(path: file.path, line: location.line, column: location.column)
  }

  /// What an author wrote in a range.
  public func text(in range: SourceRange) -> String { file(of: range).text(in: range) }

  private func file(of range: SourceRange) -> SourceFile { SourceFiles(files)[range.file] }

  /// The same project after fix-its.
  public func applying(_ fixes: [Diagnostic.FixIt]) -> TestProject {
    let edits = fixes.flatMap(\.edits).sorted { $0.range > $1.range }
    return TestProject(
      files: files.map { file in
        var bytes = file.bytes
        for edit in edits where edit.range.file == file.id {
          bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.replacement.utf8)
        }
        return SourceFile(id: file.id, path: file.path, bytes: bytes)
      })
  }
}

/// A project is not as a test needs it.
public struct InvalidProject: Error, CustomStringConvertible {
  let project: TestProject

  public var description: String { project.printed() }
}
