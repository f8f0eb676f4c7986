import DiagnosticTestSupport
import Schema
import SourceText
import Testing
import YAML

@testable import SchemaReader

/// Which comments are found, and what they are about.
struct IgnoreCommentTests {
  /// The comments as `ids → what they are about`.
  private func read(_ text: String) -> [String] {
    let file = yamlFile(text)
    return IgnoreComment.read(file, YAMLReader.read(file)).map { comment in
      let ids = comment.mistake == nil ? comment.ids.map(\.value).joined(separator: "+") : "slip"
      switch comment.scope {
      case .file: return ids + " → file"
      case .entry(let entry?): return ids + " → " + file.text(in: entry)
      case .entry(nil): return ids + " → nothing"
      }
    }
  }

  /// The text with the fix-it of its one misspelled comment.
  private func mended(_ text: String) -> (text: String, isSafe: Bool)? {
    let file = yamlFile(text)
    guard case .spelling(let edits, let isSafe)? = IgnoreComment.read(file, YAMLReader.read(file)).first?.mistake else {
      return nil
    }
    return (applying(.init(.verbatim("mend"), edits: edits), to: file), isSafe)
  }

  @Test(arguments: all)
  func isAbout(_ text: String, _ comments: [String]) { #expect(read(text) == comments) }

  private static let all: [(String, [String])] = [nextEntries, lines, aliases, texts, slips].flatMap(\.self)

  /// A comment is about the next entry.
  private static let nextEntries: [(String, [String])] = [
    ("# messagegen:ignore a-b -- why\na: 1\nb: 2\n", ["a-b → a: 1"]),
    (
      "a: 1\n  # messagegen:ignore a-b,c-d\n\n# other\nb:\n  c: 1\n  d: 2\ne: 3\n",
      ["a-b+c-d → b:\n  c: 1\n  d: 2"]
    ),
    ("# messagegen:ignore a-b\n# messagegen:ignore c-d\na: 1\n", ["a-b → a: 1", "c-d → a: 1"]),
    ("a:\n  # messagegen:ignore a-b\n  - x: 1\n    y: 2\n  - z\n", ["a-b → x: 1\n    y: 2"]),
    ("a:\n  # messagegen:ignore a-b\n  -\n    x: 1\n    y: 2\n", ["a-b → x: 1\n    y: 2"]),
    ("a: 1\n# messagegen:ignore a-b\n---\nb: 2\n", ["a-b → b: 2"]),
    ("a: 1\n# messagegen:ignore a-b", ["a-b → nothing"]),
    ("# messagegen:ignore-file empty-file\n", ["empty-file → file"]),
    // Of a broken file, what could be read.
    ("# messagegen:ignore a-b\na: 1\n---\nb: [\n# messagegen:ignore c-d\nc: 1\n", ["a-b → a: 1"]),
  ]

  /// A trailing comment is about its line.
  private static let lines: [(String, [String])] = [
    ("a: 1 # messagegen:ignore a-b\nb: 2\n", ["a-b → a: 1"]),
    ("a: # messagegen:ignore a-b\n  b: 2\n", ["a-b → a: # messagegen:ignore a-b\n  b: 2"]),
    ("a: { b: 1,\n c: 2, d: 3 } # messagegen:ignore a-b\n", ["a-b → c: 2, d: 3"]),
    ("a: [\n  1,\n] # messagegen:ignore a-b\n", ["a-b → nothing"]),
    ("a: [x, y]\r\n# messagegen:ignore-file a-b\r\n", ["a-b → file"]),
  ]

  /// An alias is where it is written.
  private static let aliases: [(String, [String])] = [
    ("a: &x { b: 1 }\n# messagegen:ignore a-b\nc: *x\nd: 2\n", ["a-b → c"]),
    ("a: &x { b: 1 }\nc:\n  # messagegen:ignore a-b\n  - *x\n", ["a-b → nothing"]),
  ]

  private static let texts: [(String, [String])] = [
    ("a: |  # messagegen:ignore a-b\n  text\n", ["a-b → a: |  # messagegen:ignore a-b\n  text"]),
    ("a: |+\n  text\n\n# messagegen:ignore a-b\nb: 1\n", ["a-b → b: 1"]),
    ("a: it's # messagegen:ignore a-b\n", ["a-b → a: it's"]),
    ("\u{FEFF}# messagegen:ignore-file a-b\na: 1\n", ["a-b → file"]),
  ]

  /// Others than these have a cure.
  private static let slips: [(String, [String])] = [
    ("# messagegen:ignore\na: 1\n", ["slip → a: 1"]), ("# messagegen:ignore -- because\na: 1\n", ["slip → a: 1"]),
    ("# messagegen:enable a-b\na: 1\n", ["slip → a: 1"]),
  ]

  @Test(arguments: [
    "a: |\n  # messagegen:ignore a-b\n  text\n", "a: >-\n  text\n  # messagegen:ignore a-b\nb: 1\n",
    "a: |+\n  text\n\n  # messagegen:ignore a-b\n\nb: 1\n", "a: \"x\n  # messagegen:ignore a-b\n  y\"\n",
    "a: 'x # messagegen:ignore a-b'\n", "a: x#messagegen:ignore a-b\n", "a: 1 # see messagegen:ignore a-b\n",
    "a: 1 # messagegen.yaml has more\n", "# messagegen: see the wiki\na: 1\n", "# messagegens:ignore a\na: 1\n",
    "# messagegen writes this: do not touch\na: 1\n", "a: [1\n# messagegen:ignore a-b\n",
  ])
  func whatIsNone(_ text: String) { #expect(read(text) == []) }

  @Test(arguments: [
    ("# messagegen: ignore a-b", "# messagegen:ignore a-b", true),
    ("#  Messagegen : Ignore-File a-b", "#  messagegen:ignore-file a-b", true),
    ("# messagegen：ignore a-b", "# messagegen:ignore a-b", true),
    ("# messagegen ignore a-b", "# messagegen:ignore a-b", true),
    ("# messagegen:ignore: a-b", "# messagegen:ignore a-b", true),
    ("# messagegen:ignore a-b，c-d、e-f —— 因为", "# messagegen:ignore a-b, c-d, e-f -- 因为", true),
    ("# messagegen:ignore a-b：因为", "# messagegen:ignore a-b -- 因为", true),
    ("# messagegen:ignore a-b: so", "# messagegen:ignore a-b -- so", true),
    ("# messagegen:ignore a-b c-d—so", "# messagegen:ignore a-b, c-d -- so", true),
    ("# messagegen:disable a-b -- so", "# messagegen:ignore a-b -- so", false),
    ("# messagegen:ignore-next-line a-b", "# messagegen:ignore a-b", false),
    ("# messagegen:ingore a-b", "# messagegen:ignore a-b", false),
  ])
  func slipsAreMended(_ mistake: String, _ text: String, _ isSafe: Bool) throws {
    let mended = try #require(self.mended(mistake + "\na: 1\n"))
    #expect(mended.text == text + "\na: 1\n" && mended.isSafe == isSafe)
    #expect(read(mended.text).allSatisfy { !$0.hasPrefix("slip") })
  }

  @Test func aCommentGoesWithItsLineOrItsBlanks() {
    func without(_ text: String) -> String {
      let file = yamlFile(text)
      let comment = IgnoreComment.read(file, YAMLReader.read(file))[0]
      return applying(.init(.verbatim("remove"), replace: comment.removal, with: ""), to: file)
    }
    let texts = ["a: 1\n  # messagegen:ignore a-b \r\nb: 2\n", "a: 1  # messagegen:ignore a-b\r\nb: 2\n"]
    #expect(texts.map(without) == ["a: 1\nb: 2\n", "a: 1\r\nb: 2\n"])
    #expect(without("a: 1\n# messagegen:ignore a-b") == "a: 1\n")
  }
}
