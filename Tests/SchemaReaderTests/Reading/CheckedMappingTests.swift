import DiagnosticTestSupport
import Language
import SourceText
import Testing
import YAML

@testable import SchemaReader

struct CheckedMappingTests {
  @Test func findsTheKeysThatStandThere() throws {
    let file = yamlFile("{ type: int, doc: A number., key: [], type: string, range: 1..2 }\n")
    let root = try #require(YAMLReader.read(file).value?.first)
    let reading = FormReader(diagnostics: DiagnosticCollector([file]))
    let opened = reading.open(root, as: .field)
    let entries = try #require(opened)
    for key in Form.field.keys.map(\.name) {
      #expect(entries.mentions(key) == ["type", "doc", "key", "range"].contains(key))
      #expect((entries[key] != nil) == ["type", "doc", "range"].contains(key))
    }
    #expect(entries["type"]?.text == "int")
    #expect(entries.text("doc")?.value == "A number.")
  }
}
