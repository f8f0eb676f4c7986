import DiagnosticTestSupport
import SourceText
import Testing

@testable import YAML

/// What YAML allows and schemas do not, and bytes that are no text.
struct RefusalTests {
  @Test(arguments: [
    ("", "empty-file", "1:1 «» the file is empty"),
    ("\u{FEFF} \r\n", "empty-file", "1:1 «» the file is empty"),
    ("# only\n---\n# that\n", "empty-file", "1:1 «» the file contains only comments"),
    ("a:\n  <<: { b: 1 }\n", "merge-key", "2:3 «<<» merge keys (`<<`) are not supported"),
    ("a: 1\n? [b]\n: 2\n", "complex-key", "2:3 «[b]» a key must be a string, not a list"),
    ("a: {{title}}\n", "complex-key", "1:5 «{title}» a key must be a string, not a mapping"),
    ("a: !!int 5\n", "unsupported-tag", "1:4 «!!int» the tag `!!int` is not supported"),
    ("a: &x !r 5\n", "unsupported-tag", "1:7 «!r» the tag `!r` is not supported"),
    ("a: !<tag:x> [5]\n", "unsupported-tag", "1:4 «!<tag:x>» the tag `!<tag:x>` is not supported"),
    ("a: !!str {}\n", "unsupported-tag", "1:4 «!!str» the tag `!!str` is not supported"),
    ("红: x\u{1}y\n", "control-character", "1:7 «\u{1}» the control character U+0001 is not allowed in YAML"),
    ("a: x\0y\n", "control-character", "1:5 «\0» a NUL byte is not allowed in YAML"),
    ("a: \u{7F}\n", "control-character", "1:4 «\u{7F}» the control character U+007F is not allowed in YAML"),
    ("a: \u{9B}31m\n", "control-character", "1:4 «\u{9B}» the control character U+009B is not allowed in YAML"),
    (
      "a\n\u{FEFF}b", "control-character",
      "2:1 «\u{FEFF}» a byte order mark (U+FEFF) in the middle of the file is not allowed in YAML"
    ),
  ])
  func isReported(_ text: String, _ id: String, _ finding: String) {
    let diagnostics = readYAML(text).diagnostics
    #expect(diagnostics.map(\.id) == [id])
    #expect(diagnostics.map { outline($0, in: yamlFile(text)) } == [finding])
  }

  @Test(arguments: [
    ("a:\n<<<<<<< HEAD\n  b: 1\n=======\n  b: 2\n>>>>>>> other\n", "2:1 «<<<<<<< HEAD» merge conflict marker"),
    ("a: 1\n=======\nb: 2\n", "2:1 «=======» merge conflict marker"),
    ("a: [b,\n=======\nc]\n", "2:1 «=======» merge conflict marker"),
    ("a: 1\n>>>>>>> other\n", "2:1 «>>>>>>> other» merge conflict marker"),
    ("a: \"b\n<<<<<<< HEAD\nc\n=======\nd\n>>>>>>> other\n\"\n", "2:1 «<<<<<<< HEAD» merge conflict marker"),
    ("a: \"b\n=======\nc\"\n>>>>>>> other\n", "4:1 «>>>>>>> other» merge conflict marker"),
    ("a: 'b\n=======\n'\n<<<<<<< HEAD\nc: d\n", "4:1 «<<<<<<< HEAD» merge conflict marker"),
  ])
  func conflictsAreReported(_ text: String, _ finding: String) {
    let diagnostics = readYAML(text).diagnostics
    #expect(diagnostics.map(\.id) == ["merge-conflict"])
    #expect(diagnostics.map { outline($0, in: yamlFile(text)) } == [finding])
  }

  @Test(arguments: [
    "a: \"b\n=======\nc\"\n", "a: 'b\n=======\n  c'\n", "a: \"b\n>>>>>>> c\n  d\"\n", "a:\n  - \"b\n||||||| c\"\n",
    "\"a\n=======\"\n", "a: |\n  =======\n  >>>>>>> b\n",
  ])
  func quotedLinesLikeMarkersAreNone(_ text: String) { #expect(readYAML(text).diagnostics.isEmpty) }

  @Test func emptyFilesAreOnlyWarnedAbout() { #expect(!readYAML("").hasErrors) }

  @Test(
    arguments: [
      ([0x61, 0xC4, 0xE3, 0x0A], 1, "the file is not valid UTF-8: byte 0xC4 at offset 1"),
      ([0xE7, 0xBA, 0xA2, 0xE7, 0xBA], 3, "the file is not valid UTF-8: byte 0xE7 at offset 3"),
      ([0x61, 0xC0, 0x80], 1, "the file is not valid UTF-8: byte 0xC0 at offset 1"),
      ([0x61, 0xE0, 0x80, 0x80], 1, "the file is not valid UTF-8: byte 0xE0 at offset 1"),
      ([0x61, 0xED, 0xA0, 0x80], 1, "the file is not valid UTF-8: byte 0xED at offset 1"),
      ([0x61, 0xF5, 0x80, 0x80, 0x80], 1, "the file is not valid UTF-8: byte 0xF5 at offset 1"),
      ([0x61, 0x80], 1, "the file is not valid UTF-8: byte 0x80 at offset 1"),
      ([0xFF, 0xFE, 0x61, 0x00], 0, "the file is encoded in UTF-16"),
      ([0xFE, 0xFF, 0x00, 0x61], 0, "the file is encoded in UTF-16"),
      ([0x61, 0x00, 0x3A, 0x00], 0, "the file is encoded in UTF-16"),
      ([0xFF, 0xFE, 0x00, 0x00], 0, "the file is encoded in UTF-32"),
    ] as [([UInt8], Int, String)])
  func bytesMustBeUTF8(_ bytes: [UInt8], _ offset: Int, _ message: String) {
    let outcome = YAMLReader.read(SourceFile(id: .init(0), path: "a.yaml", bytes: bytes))
    #expect(outcome.diagnostics.map(\.message.english) == [message])
    #expect(outcome.diagnostics.map(\.id) == ["not-utf8"])
    #expect(outcome.diagnostics.map(\.range.start) == [offset])
    #expect(outcome.value?.isEmpty == true)
  }

  @Test func hugeFiles() {
    let bytes = [UInt8](repeating: 0x23, count: SourceFile.maximumSize + 1)
    let outcome = YAMLReader.read(SourceFile(id: .init(0), path: "a.yaml", bytes: bytes))
    #expect(outcome.diagnostics.map(\.id) == ["file-too-large"])
  }

  @Test func findingsDoNotEndTheReading() {
    let outcome = readYAML("a: !x 1\n<<: {b: 1}\nc: *d\n[e]: 2\nf: 3\n")
    #expect(outcome.diagnostics.map(\.id) == ["unsupported-tag", "merge-key", "unknown-alias", "complex-key"])
    #expect(outcome.value?.map(\.outline) == ["{a: \"1\", f: 3}"])
  }
}
