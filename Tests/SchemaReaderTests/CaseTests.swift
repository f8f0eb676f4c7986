import DiagnosticTestSupport
import Foundation
import SchemaReader
import SchemaTestSupport
import SourceText
import TestSupport
import Testing

/// `WRITE_GOLDEN=1 swift test --filter CaseTests` writes what is found in each case; then read the diff.
struct CaseTests {
  private static let isWriting = ProcessInfo.processInfo.environment["WRITE_GOLDEN"] != nil

  @Test(arguments: Case.themes) func `a theme's cases have their findings`(_ theme: String) throws {
    var archive = try TextArchive(contentsOf: Case.file(of: theme))
    for (index, text) in archive.cases.enumerated() {
      let item = Case(text, of: theme)
      let printed = item.project.printed()
      let found = printed.isEmpty ? nil : printed
      archive.cases[index].sections.removeAll { $0.name == Case.findings }
      archive.cases[index].sections += found.map { [TextArchive.Section(Case.findings, $0)] } ?? []
      let expected = theme == Case.clean ? nil : Self.isWriting ? found : item.picture
      if let lines = differingLines(expected: expected, found: found) {
        Issue.record("\(item.testDescription)\n\(lines)")
      }
    }
    if Self.isWriting { try archive.write(to: Case.file(of: theme)) }
  }

  @Test(arguments: Case.all) func `a case shows its rule, in the file of the rule's theme`(_ item: Case) {
    let shown = SchemaReader.rules.first { $0.id == item.rule && item.project.findings.map(\.id).contains($0.id) }
    #expect((shown?.theme.name.english.replacing(" ", with: "-") ?? Case.clean) == item.theme)
  }

  @Test(arguments: Case.all) func `every text is in Chinese too`(_ item: Case) {
    for finding in item.project.findings { #expect(untranslated(in: finding) == []) }
  }

  @Test(arguments: Case.all) func `the order of the files does not matter`(_ item: Case) {
    let project = item.project
    let reversed = TestProject(files: [item.files[0]] + item.files.dropFirst().reversed())
    #expect(project.printed() == reversed.printed())
    let (one, other) = (try? project.schema, try? reversed.schema)
    #expect(one?.messages.map(\.name) == other?.messages.map(\.name))
    #expect(one?.objects.map(\.name) == other?.objects.map(\.name))
    #expect(one?.enums.map(\.name) == other?.enums.map(\.name))
  }

  @Test(arguments: Case.all) func `a safe fix ends its finding, and makes no new mistake`(_ item: Case) {
    let project = item.project
    for finding in project.findings {
      for fix in finding.fixIts where fix.isSafe {
        let fixed = project.applying([fix])
        let same = fixed.findings.filter { $0.id == finding.id && $0.range.start == finding.range.start }
        #expect(same.allSatisfy { $0.range.file != finding.range.file }, "\(fixed.printed())")
        let made = Set(fixed.findings.map(\.id)).subtracting(project.findings.map(\.id))
        #expect(made.isDisjoint(with: ["yaml-syntax", "duplicate-key", "unknown-key"]), "\(fixed.printed())")
      }
    }
  }

  @Test(arguments: Case.all) func `no fix writes a key that is there already`(_ item: Case) {
    let project = item.project
    let had = project.findings.count { $0.id == "duplicate-key" }
    for fix in project.findings.flatMap(\.fixIts) {
      let fixed = project.applying([fix])
      #expect(fixed.findings.count { $0.id == "duplicate-key" } <= had, "\(fixed.printed())")
    }
  }

  /// Each of these says how to write a type; no finding needs a second step.
  @Test(arguments: ["types", "types-inside-of-types", "dates"])
  func `the fixes of a type that is spelled otherwise make it right`(_ name: String) throws {
    var project = try #require(Case.all.first { $0.name == "swift-spelling: " + name }).project
    for _ in project.findings {
      guard let fix = project.findings.first?.fixIts.first else { break }
      project = project.applying([fix])
    }
    #expect(project.printed() == "")
  }
}
