import SourceText
import Testing

@testable import SchemaReader

struct OutlineTests {
  private static let values = [
    "", "~", "null", "x", "\"\"", "'x'", "yes", "no", "12", "012", "1_000", "-1", "2020-01-01", "12:30", "“x”", ".5",
    "nil",
    "[a]", "[]", "{ a: b }", "{}", "!!str x", "|\n  x", "title", "# x", "&a x", "on", "0x1F", "中文",
  ]
  private static let shapes: [Shape] = [
    .text, .bool, .number, .bounds, .list(.text), .form(.enumCase), .either([.text, .list(.text)]),
    .notation(.literal), .notation(.surfaceText), .notation(.color), .notation(.identity), .notation(.fields),
  ]

  /// What clearly fits is what the closer look has nothing to say about.
  @Test(arguments: values)
  func agreesWithTheCloserLook(value: String) throws {
    let file = yamlFile("k: \(value)\n")
    let entry = try #require(YAMLReader.read(file).value?.first?.entries.first)
    for shape in Self.shapes where Outline(shape).clearlyFits(entry.tree.nodes[Int(entry.valueIndex)], of: entry.tree) {
      var reading = Reading([file])
      let isAccepted = reading.check(entry.value, is: shape, what: .verbatim("`k`"), key: entry.key)
      #expect(isAccepted && reading.findings.isEmpty)
    }
  }
}
