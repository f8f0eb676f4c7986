import DiagnosticTestSupport
import SourceText
import Testing

@testable import YAML

/// Ranges are the node's own bytes, whatever characters, line breaks or comments are around it.
struct RangeTests {
  /// The text of every node, depth first, keys before values.
  private func texts(_ text: String) throws -> [String] {
    let file = yamlFile(text)
    func visit(_ node: YAMLNode) -> [String] {
      [file.text(in: node.range)] + node.items.flatMap(visit) + node.entries.flatMap { visit($0.key) + visit($0.value) }
    }
    return try #require(YAMLReader.read(file).value).flatMap(visit)
  }

  @Test(arguments: [
    ("红包: 发来了\nb: '🧧 x'\n", ["红包: 发来了\nb: '🧧 x'", "红包", "发来了", "b", "'🧧 x'"]),
    ("红: 1\r\n包:\r\n  - 二\r\n", ["红: 1\r\n包:\r\n  - 二", "红", "1", "包", "- 二", "二"]),
    ("\u{FEFF}红: é\n", ["红: é", "红", "é"]),
    ("\u{FEFF}[\"👨‍👩‍👧\", 🇨🇳]", ["[\"👨‍👩‍👧\", 🇨🇳]", "\"👨‍👩‍👧\"", "🇨🇳"]),
    ("a: \"x\u{2028}y\"\nb: 1\n", ["a: \"x\u{2028}y\"\nb: 1", "a", "\"x\u{2028}y\"", "b", "1"]),
    ("a: \"x\u{85}y\"\nb: 1\n", ["a: \"x\u{85}y\"\nb: 1", "a", "\"x\u{85}y\"", "b", "1"]),
  ])
  func countsBytes(_ text: String, _ expected: [String]) throws { #expect(try texts(text) == expected) }

  @Test(arguments: [
    ("a:\n  b: 1\n\n  # c\n\nd: 2\n", ["a:\n  b: 1\n\n  # c\n\nd: 2", "a", "b: 1", "b", "1", "d", "2"]),
    ("a:\n  - 1 # c\n  - [2]\n\n", ["a:\n  - 1 # c\n  - [2]", "a", "- 1 # c\n  - [2]", "1", "[2]", "2"]),
    ("a:\n  b:\n    c:\n# d\n", ["a:\n  b:\n    c:", "a", "b:\n    c:", "b", "c:", "c", ""]),
    ("a: |\n  x\n\n\nb: 1\n", ["a: |\n  x\n\n\nb: 1", "a", "|\n  x", "b", "1"]),
    ("a: >\n\nb: |\n", ["a: >\n\nb: |", "a", ">", "b", "|"]),
    ("a: { b: [1] } # c\n", ["a: { b: [1] }", "a", "{ b: [1] }", "b", "[1]", "1"]),
    ("# c\n\na: 1 \n...\n# d\n", ["a: 1", "a", "1"]),
    ("a: x\n  y # c\n", ["a: x\n  y", "a", "x\n  y"]),
  ])
  func leavesOutWhatFollows(_ text: String, _ expected: [String]) throws { #expect(try texts(text) == expected) }

  @Test(arguments: [
    ("a: &x 1\nb: *x\n", ["a: &x 1\nb: *x", "a", "1", "b", "1"]),
    ("a: &x # c\n  b: 1\n", ["a: &x # c\n  b: 1", "a", "b: 1", "b", "1"]),
    ("a: !!str &x '1'\nb: &y !!str 2\n", ["a: !!str &x '1'\nb: &y !!str 2", "a", "'1'", "b", "2"]),
    ("[&x {a: 1}, &y ]\n", ["[&x {a: 1}, &y ]", "{a: 1}", "a", "1", ""]),
    ("a: &x |\n  t\n", ["a: &x |\n  t", "a", "|\n  t"]),
  ])
  func leavesOutAnchorsAndTags(_ text: String, _ expected: [String]) throws { #expect(try texts(text) == expected) }

  @Test func cursorWalksBothWays() {
    var cursor = ByteCursor(Array("a红🧧é\r\nb".utf8), from: 0)
    let offsets = [0, 1, 4, 8, 10, 11, 12, 13]
    for index in Array(0...7) + (0...7).reversed() + [3, 6, 1] { #expect(cursor.offset(of: index) == offsets[index]) }
    #expect(cursor.offset(of: 99) == 13)
  }
}
