import Foundation
import SourceText
import Testing

/// That the schemas of the reference can be copied out of it.
@Suite struct ReferenceTests {
  @Test func `every whole schema of the reference is read without findings`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/messagegen/messagegen.docc/SchemaLanguage.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    let schemas = blocks.filter { $0.hasPrefix("message:") }
    #expect(schemas.count == 2)
    for schema in schemas {
      let run = Example(
        "≡ messagegen.yaml\nversion: 1\nenvelopes: { tuikit: { id: businessID } }\n≡ Schemas/A.yaml\n" + schema
      ).run()
      #expect(run.findings.isEmpty, "\(run.report)")
      #expect(run.schema?.messages.first?.layout != nil)
    }
    let menu = Example(try #require(blocks.first { $0.hasPrefix("menu:") })).run()
    #expect(menu.findings.isEmpty && menu.schema?.messages.first?.menu?.priority == 100, "\(menu.report)")
  }
}
