import Evolution
import Schema
import SchemaTestSupport
import SourceText
import Testing

@testable import messagegen

struct BreakingMarkdownTests {
  @Test func aPageTakesAllOfIt() throws {
    let fields = (0..<400).map { "  field\($0): string?\n" }.joined()
    let (old, new) = (TestProject("message: Gift\nid: 7\nfields:\n" + fields), TestProject("message: Gift\nid: 7"))
    let release = Release(name: "1.0", schema: try old.schema, isInUse: true)
    let long = String(repeating: "long ", count: 200)
    let finding = Diagnostic(
      Rule.unusedAcceptance.id, .warning, .verbatim(long), at: SourceRange(file: SourceFile.ID(0), start: 0, end: 0))
    var files = SourceFiles()
    for _ in 0..<2 { files.add("Gift.yaml", []) }
    let page = BreakingMarkdown(
      changes: Evolution.compare(try new.schema, with: [release]), findings: Array(repeating: finding, count: 20),
      files: files,
      count: .verbatim("many"), acceptances: Array(repeating: "--accept " + long, count: 20), language: .english)
    #expect(page.text.utf16.count > 50_000)
    #expect(page.text.utf16.count < 65_536)
  }
}
