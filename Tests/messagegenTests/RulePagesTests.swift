import DiagnosticTestSupport
import Foundation
import Reports
import SourceText
import Templates
import Testing

@testable import messagegen

/// Rules and their pages.
struct RulePagesTests {
  private static let rules = RuleCatalog().rules

  /// In the folder of its theme.
  private static func path(of rule: Rule) -> String {
    rule.theme.name.english.replacing(" ", with: "-") + "/" + rule.id + ".md"
  }

  @Test func `each rule has a page`() {
    let pages = Set(RulePages.all.map(\.path))
    #expect(Self.rules.map(Self.path).filter { !pages.contains($0) } == [])
  }

  @Test func `each page has a rule`() {
    let rules = Set(Self.rules.map(Self.path))
    #expect(RulePages.all.map(\.path).filter { !rules.contains($0) } == [])
  }

  @Test func `every page is in the binary`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Rules")
      .standardized
    let pages = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    #expect(RulePages.all.map(\.path).sorted() == pages.sorted(), "`make texts` lists the pages of Sources/Rules")
  }

  @Test(arguments: RulePages.all.map(\.path)) func `a page is written as all are`(_ path: String) throws {
    let text = try #require(RulePages.all.first { $0.path == path })
    let file = SourceFile(id: .init(0), path: path, bytes: text.bytes)
    let outcome = RulePage.read(file)
    #expect(TextPrinter(files: [file], style: .plain, language: .english).print(outcome.diagnostics) == "")
    let page = try #require(outcome.value)
    #expect(text.name == page.id + ".md")
    let breaking = page.changes.filter { !$0.breaks.isEmpty }.count
    #expect(page.bad.count <= 2 && page.good.count <= 1, "the others are cases, in Tests/RuleCases")
    #expect(breaking <= 2 && page.changes.count - breaking <= 1, "the others are cases, in Tests/RuleCases")
  }

  @Test func `cases are of rules`() {
    for file in RuleCases.files {
      let outcome = RulePage.readCases(file)
      #expect(TextPrinter(files: [file], style: .plain, language: .english).print(outcome.diagnostics) == "")
      let paths = Set(Self.rules.map(Self.path))
      let folder = file.path.dropLast(".md".count)
      let unknown = (outcome.value ?? []).map { "\(folder)/\($0.id).md" }.filter { !paths.contains($0) }
      #expect(unknown == [])
    }
  }
}
