import SourceText
import Testing

@testable import YAML

/// The tree of texts that are fine: shape, styles, documents.
struct TreeTests {
  @Test(arguments: [
    ("a: 1\nb: [x, 'y', \"z\"]\n", ["{a: 1, b: [x, \"y\", \"z\"]}"]),
    ("a:\n- 1\n-\n- {b: , c}\n", ["{a: [1, , {b: , c: }]}"]),
    ("a: |\n  x\n  y\n\nb: >-\n  x\n  y\n", ["{a: \"x\ny\n\", b: \"x y\"}"]),
    ("a: 1\na: 2\n", ["{a: 1, a: 2}"]),
    ("a: 1\r\nb:\r\n  - 2\r\n", ["{a: 1, b: [2]}"]),
    ("\u{FEFF}a: 1\n", ["{a: 1}"]),
    ("---\n# c\n---\na: 1\n...\n---\nb: 2\n---\n", ["{a: 1}", "{b: 2}"]),
    ("~\n---\n''\n", ["~", "\"\""]),
    ("a: !!str 5\nb: ! 6\n", ["{a: \"5\", b: \"6\"}"]),
    ("? a\n: b\n", ["{a: b}"]),
    ("a: string?\nb: { type: int?, key: c }\n", ["{a: string?, b: {type: int?, key: c}}"]),
    ("\"<<\": 1\n", ["{\"<<\": 1}"]),
    ("红包: 🧧\n", ["{红包: 🧧}"]),
  ])
  func isRead(_ text: String, _ outlines: [String]) throws {
    let outcome = readYAML(text)
    #expect(outcome.diagnostics == [])
    #expect(try #require(outcome.value).map(\.outline) == outlines)
  }

  @Test func styles() throws {
    let root = try #require(readYAML("[p, 's', \"d\", [], {}]\n--- {a: |\n 1}\n").value?.first)
    #expect(root.items.map(\.style) == [.plain, .singleQuoted, .doubleQuoted, .plain, .plain])
    #expect(root.items.map(\.kind) == [.scalar, .scalar, .scalar, .sequence, .mapping])
    #expect(root.items.map(\.isPlain) == [true, false, false, false, false])
    #expect(root.isFlow)
    let block = try #require(readYAML("a: |\n  x\nb: >\n  y\n").value?.first)
    #expect(block.entries.map(\.value.style) == [.literal, .folded])
    #expect(!block.isFlow)
  }

  @Test func nulls() throws {
    let root = try #require(readYAML("[~, null, Null, NULL, nULL, 'null', '', !!str , []]\n---\na:\n").value)
    #expect(root[0].items.map(\.isNull) == [true, true, true, true, false, false, false, false, false])
    #expect(root[1].entry("a")?.value.isNull == true)
  }

  @Test func entries() throws {
    let root = try #require(readYAML("a: 1\n'b': 2\na: 3\n").value?.first)
    #expect(root.entry("a")?.value.text == "1")
    #expect(root.entry("b")?.value.text == "2")
    #expect(root.entry("c")?.key.text == nil)
    #expect(root.entries.map(\.key.text) == ["a", "b", "a"])
    #expect(root.items.isEmpty)
    #expect(root.entries.first?.value.entries.isEmpty == true)
    #expect(root.text == "")
  }

  @Test func manyEntries() throws {
    let text = (0..<5000).map { "k\($0): [\($0), {a: 红}]\n" }.joined()
    let root = try #require(readYAML(text).value?.first)
    #expect(root.entries.count == 5000)
    let last = try #require(Array(root.entries).last?.value)
    #expect(last.items.map(\.text) == ["4999", ""])
    #expect(Array(last.items).last?.entry("a")?.value.text == "红")
  }
}
