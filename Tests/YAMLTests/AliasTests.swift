import DiagnosticTestSupport
import SourceText
import Testing

@testable import YAML

/// Aliases work, and no alias can make the tree endless.
struct AliasTests {
  @Test func sameSubtree() throws {
    let root = try #require(readYAML("a: &x { b: [1] }\nc: *x\n---\na: &x 1\nb: &x 2\nc: *x\n").value)
    #expect(root.count == 2)
    #expect(root[0].entry("c")?.value.index == root[0].entry("a")?.value.index)
    #expect(root[0].outline == "{a: {b: [1]}, c: {b: [1]}}")
    #expect(root[1].outline == "{a: 1, b: 2, c: 2}")
  }

  @Test func anAliasCanBeAKey() throws {
    let outcome = readYAML("a: &x k\n*x : 1\nb: &y [1]\n*y : 2\n")
    #expect(outcome.value?.first?.outline == "{a: k, k: 1, b: [1]}")
    #expect(outcome.diagnostics.map(\.id) == ["complex-key"])
  }

  @Test(arguments: [
    ("a: *b\n", "1:4 «*b» unknown anchor `&b`", "{}"),
    ("a: &b 1\n---\nc: [*b, 2]\n", "3:5 «*b» unknown anchor `&b`", "{c: [2]}"),
    ("a: [1, &b [*b]]\n", "1:12 «*b» `*b` is inside the value it refers to", nil),
    ("红: &b\n  c: 1\n  d: *b\n", "3:6 «*b» `*b` is inside the value it refers to", nil),
  ])
  func isRefused(_ text: String, _ finding: String, _ last: String?) {
    let outcome = readYAML(text)
    #expect(outcome.diagnostics.map { outline($0, in: yamlFile(text)) } == [finding])
    #expect(outcome.value?.last?.outline == last)
  }

  @Test func aNearNameIsSuggested() {
    #expect(
      readYAML("a: &size 1\nb: *siez\n").diagnostics.first?.help?.english.hasPrefix("did you mean `*size`?") == true)
  }

  @Test func billionLaughs() {
    var text = "ok: 1\n---\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
    }
    let outcome = readYAML(text)
    #expect(outcome.value?.map(\.outline) == ["{ok: 1}"])
    #expect(
      outcome.diagnostics.map { outline($0, in: yamlFile(text)) } == [
        "7:45 «*a3» the aliases in this file expand to more than 100000 values"
      ])
  }

  @Test func manyValuesWithoutAliasesAreFine() {
    let text = "a: &a 1\nb: [" + Array(repeating: "1", count: 150_000).joined(separator: ",") + "]\nc: *a\n"
    #expect(readYAML(text).diagnostics == [])
  }

  @Test func depth() {
    func nested(_ depth: Int, _ inner: String) -> String {
      String(repeating: "[", count: depth) + inner + String(repeating: "]", count: depth)
    }
    #expect(readYAML(nested(100, "1")).diagnostics == [])
    #expect(readYAML(nested(101, "1")).diagnostics.map(\.id) == ["nesting-depth"])
    #expect(readYAML(nested(101, "1")).diagnostics.first?.range.start == 100)
    #expect(readYAML("a: &a \(nested(99, "1"))\nb: *a\n").diagnostics == [])
    #expect(readYAML("a: &a \(nested(99, "1"))\nb: [*a]\n").diagnostics.map(\.id) == ["nesting-depth"])
    #expect(readYAML(String(repeating: "[", count: 1_000_000)).diagnostics.map(\.id) == ["nesting-depth"])
    #expect(readYAML(String(repeating: "- ", count: 200_000)).diagnostics.map(\.id) == ["nesting-depth"])
  }
}
