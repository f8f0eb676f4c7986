import SchemaTestSupport
import SourceText
import Testing

/// Keys and names of more than 1,024 bytes.
struct LongNameTests {
  private static let schemas = [
    "message: A\nid: 1\nfields: { a: { type: string, key: '#' } }\n",
    "message: A\nid: 1\nfields: { a: { type: string, aliases: ['#'] } }\n",
    "message: A\nid: 1\nfields: { a: { type: string, swiftName: '#' } }\n",
    "message: A\nid: 1\nfields: { a: { enum: { b: '#' } } }\n", "message: A\nid: '#'\n", "object: '#'\n",
    "message: A\nid: 1\n=== messagegen.yaml\nversion: 1\nenvelopes: { b: { id: '#' } }\n",
  ]

  @Test(arguments: schemas) func areRefusedWhereTheyAre(_ schema: String) {
    let name = String(repeating: "\u{957F}", count: 342)
    let project = TestProject(schema.replacing("#", with: name))
    let errors = project.findings.filter { $0.severity == .error }
    #expect(errors.map(\.id) == ["invalid-name"], "\(errors.map(\.message.english))")
    #expect(errors.map { project.files[$0.range.file.index].text(in: $0.range) } == ["'\(name)'"])
  }

  @Test func thoseThatHaveJustAsManyAreNot() {
    let name = "a" + String(repeating: "\u{957F}", count: 341)
    let project = TestProject(Self.schemas[0].replacing("#", with: name))
    #expect(!project.findings.contains { $0.severity == .error })
  }

  /// Swift compares texts by sorting their marks.
  @Test(arguments: schemas) func areRefusedInTime(_ schema: String) {
    let name = "a" + String(repeating: "\u{301}\u{323}", count: 10_000)
    #expect(TestProject(schema.replacing("#", with: name)).findings.contains { $0.id == "invalid-name" })
  }
}
