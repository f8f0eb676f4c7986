import SourceText
import Testing

@testable import SchemaReader

/// A text of ASCII is put into libyaml's buffer; what has another character, or is too long, libyaml reads itself.
struct BufferTests {
  @Test(
    arguments: [
      "", " ", "a", "a: b", "a: b\n", "a:\n  - 1\n  - { b: c, d: 'e''f' }\nk: |\n  x\n  y\n",
      "a: \"b\\n\\x41\"\r\nc: d\r\n",
      "a: [1, 2", "a:\tb\n\tc: d", "- x\n---\n- y\n...\n", "? a\n: b", "&x a: *x\nb: *y", "%YAML 1.1\n---\na",
    ])
  func readsTheSameWithAndWithoutIt(text: String) {
    let own = readYAML(text + "\n# ee")
    let its = readYAML(text + "\n# é")
    #expect(own.value?.map(\.outline) == its.value?.map(\.outline))
    #expect(own.value?.map(\.range) == its.value?.map(\.range))
    #expect(own.diagnostics == its.diagnostics)
  }

  /// libyaml's buffer has room for 48 KiB.
  @Test(arguments: [16_383, 16_384, 49_140, 49_151, 49_152, 49_153, 120_000])
  func readsTextsOfAnyLength(length: Int) {
    let text = "a: " + String(repeating: "x", count: length - 4) + "\n"
    #expect(readYAML(text).value?.first?.entry("a")?.value.text.utf8.count == length - 4)
  }
}
