import DiagnosticTestSupport
import Foundation
import Reports
import SchemaTestSupport
import SourceText
import TestSupport
import Testing

/// What is found in examples that can be read, as people read it; a case is as those of `SchemaReaderTests` are.
///
/// `WRITE_GOLDEN=1 swift test --filter InspectionTests.CaseTests` writes what is found in each case; then read the diff.
struct CaseTests {
  private static let isWriting = ProcessInfo.processInfo.environment["WRITE_GOLDEN"] != nil
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let file = folder.appending(path: "Cases/invalid-example.txt")
  /// The section of what is found; the others are schemas.
  private static let findings = "findings"

  @Test func `cases have their findings`() throws {
    var archive = try TextArchive(contentsOf: Self.file)
    for (index, item) in archive.cases.enumerated() {
      let schemas = item.sections.filter { $0.name != Self.findings }
      let project = Self.project(schemas)
      let checked = try project.checked
      let found = TextPrinter(files: SourceFiles(project.files)).print(checked)
      archive.cases[index].sections = schemas + [TextArchive.Section(Self.findings, found)]
      if !Self.isWriting, let lines = differingLines(expected: item[Self.findings], found: found) {
        Issue.record("\(item.name ?? "")\n\(lines)")
      }
      for finding in checked { #expect(untranslated(in: finding) == []) }
    }
    if Self.isWriting { try archive.write(to: Self.file) }
  }

  /// One of the cases in which the reader finds nothing has values of all kinds.
  @Test func `nothing is found in examples that the app takes`() throws {
    let file = Self.folder.appending(path: "../../SchemaReaderTests/Cases/no-findings.txt").standardizedFileURL
    let item = try #require(try TextArchive(contentsOf: file).cases.first { $0.name == "examples" })
    #expect(try Self.project(item.sections).checked == [])
  }

  private static func project(_ schemas: [TextArchive.Section]) -> TestProject {
    let all = [TextArchive.Section("messagegen.yaml", "version: 1\n")] + schemas
    return TestProject(files: all.enumerated().map { SourceFile(id: .init($0), path: $1.name, text: $1.text) })
  }
}
