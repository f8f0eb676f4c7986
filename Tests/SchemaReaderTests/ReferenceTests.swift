import Foundation
import SchemaTestSupport
import Testing

/// That the schemas of the reference can be copied out of it.
struct ReferenceTests {
  @Test func `every whole schema of the reference is read without findings`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/messagegen/messagegen.docc/SchemaLanguage.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    let schemas = blocks.filter { $0.hasPrefix("message:") }
    #expect(schemas.count == 3)
    for schema in schemas {
      let project = TestProject(
        "=== messagegen.yaml\nversion: 1\nenvelopes: { tuikit: { id: businessID } }\n=== Schemas/A.yaml\n" + schema)
      #expect(project.printed() == "")
      let message = try #require(try project.schema.messages.first)
      #expect((message.layout != nil) == schema.contains("\nlayout:"))
      #expect(!message.examples.isEmpty == schema.contains("\nexamples:"))
    }
    let menu = TestProject("message: Order\nid: 1\n" + (try #require(blocks.first { $0.hasPrefix("inputMenu:") })))
    #expect(menu.printed() == "")
    #expect(try menu.schema.messages.first?.inputMenu?.priority == 100)
  }
}
