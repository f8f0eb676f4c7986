import DiagnosticTestSupport
import SourceText
import Testing

@testable import YAML

/// A word of a scalar's content is found where it is written, whatever is written around it.
struct ScalarSourceTests {
  @Test(arguments: [
    ("a: x {word} y", "word"),
    ("a: 'it''s {word} ''y'''", "word"),
    (#"a: "\t\"{word}\" \\ y""#, "word"),
    (#"a: "\u00e9\x41\U0001F381é{word}\n""#, "word"),
    (#"a: "{w\u006Frd}""#, #"w\u006Frd"#),
    ("a: \"x  \n\n   {word}\n  y\"", "word"),
    ("a: \"x\\\n    {word} \\\n   y\"", "word"),
    ("a: \"x\\\r\n    {word}\"", "word"),
    ("a: x\n  y\n  {word}", "word"),
    ("a: |\n    x\n      {word}\n    y\n", "word"),
    ("a: >-\n  x\n  y\n\n  z {word}\n", "word"),
    ("a: \"x\u{85}{word}\"", "word"),
    ("a: \"🧧\u{2028}{word}\"", "word"),
    ("a: &b !!str \"\\t{word}\"", "word"),
  ])
  func findsAWord(_ text: String, _ written: String) throws {
    let file = yamlFile(text)
    let node = try #require(YAMLReader.read(file).value?.first?.entry("a")?.value)
    let word = try #require(node.text.utf8.firstRange(of: Array("word".utf8)))
    let start = node.text.utf8.distance(from: node.text.startIndex, to: word.lowerBound)
    let range = ScalarSource(of: node, source: file.text(in: node.range)).range(of: start..<start + 4)
    #expect(file.text(in: range) == written)
  }

  @Test(arguments: ["a: ''", "a: ", "a: |\n", #"a: """#])
  func anEmptyScalarHasAPlace(_ text: String) throws {
    let file = yamlFile(text)
    let node = try #require(YAMLReader.read(file).value?.first?.entry("a")?.value)
    let range = ScalarSource(of: node, source: file.text(in: node.range)).range(of: 0..<0)
    #expect(node.range.start...node.range.end ~= range.start && range.start == range.end)
  }
}
