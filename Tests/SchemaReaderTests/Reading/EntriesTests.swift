import SourceText
import Testing

@testable import SchemaReader

struct EntriesTests {
  /// Keys share their marks with others: what is asked for is found, and nothing else is.
  @Test func findsTheKeysThatStandThere() throws {
    let file = yamlFile("{ type: int, doc: A number., key: [], type: string, range: 1..2 }\n")
    let root = try #require(YAMLReader.read(file).value?.first)
    var reading = Reading([file])
    let opened = reading.open(root, as: .field)
    let entries = try #require(opened)
    for word in Form.field.keys.map(\.word) {
      #expect(entries.mentions(word) == ["type", "doc", "key", "range"].contains(word))
      #expect((entries[word] != nil) == ["type", "doc", "range"].contains(word))
    }
    #expect(entries["type"]?.text == "int")
    #expect(entries.text("doc")?.value == "A number.")
    #expect(entries.mayMention(Form.constraintMarks))
  }
}
