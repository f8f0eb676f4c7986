import DiagnosticTestSupport
import Schema
import SourceText
import Testing
import YAML

@testable import SchemaReader

/// Which comments are found, and what they are about.
@Suite struct IgnoreCommentTests {
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

  /// The text with the fix-it of its one misspelt comment.
  private func mended(_ text: String) -> (text: String, isSafe: Bool)? {
    let file = yamlFile(text)
    guard case .spelling(let edits, let isSafe)? = IgnoreComment.read(file, YAMLReader.read(file)).first?.mistake else {
      return nil
    }
    return (applying(.init(.verbatim("mend"), edits: edits), to: file), isSafe)
  }

  @Test func aCommentIsAboutTheNextEntry() {
    #expect(read("# messagegen:ignore a-b -- why\na: 1\nb: 2\n") == ["a-b → a: 1"])
    #expect(
      read("a: 1\n  # messagegen:ignore a-b,c-d\n\n# other\nb:\n  c: 1\n  d: 2\ne: 3\n") == [
        "a-b+c-d → b:\n  c: 1\n  d: 2"
      ])
    #expect(read("# messagegen:ignore a-b\n# messagegen:ignore c-d\na: 1\n") == ["a-b → a: 1", "c-d → a: 1"])
    #expect(read("a:\n  # messagegen:ignore a-b\n  - x: 1\n    y: 2\n  - z\n") == ["a-b → x: 1\n    y: 2"])
    #expect(read("a:\n  # messagegen:ignore a-b\n  -\n    x: 1\n    y: 2\n") == ["a-b → x: 1\n    y: 2"])
    #expect(read("a: 1\n# messagegen:ignore a-b\n---\nb: 2\n") == ["a-b → b: 2"])
  }

  @Test func aTrailingCommentIsAboutItsLine() {
    #expect(read("a: 1 # messagegen:ignore a-b\nb: 2\n") == ["a-b → a: 1"])
    #expect(read("a: # messagegen:ignore a-b\n  b: 2\n") == ["a-b → a: # messagegen:ignore a-b\n  b: 2"])
    #expect(read("a: { b: 1,\n c: 2, d: 3 } # messagegen:ignore a-b\n") == ["a-b → c: 2, d: 3"])
    #expect(read("a: [\n  1,\n] # messagegen:ignore a-b\n") == ["a-b → nothing"])
    #expect(read("a: [x, y]\r\n# messagegen:ignore-file a-b\r\n") == ["a-b → file"])
  }

  @Test func theLastCommentIsAboutNothing() { #expect(read("a: 1\n# messagegen:ignore a-b") == ["a-b → nothing"]) }

  @Test func anAliasIsWhereItIsWritten() {
    #expect(read("a: &x { b: 1 }\n# messagegen:ignore a-b\nc: *x\nd: 2\n") == ["a-b → c"])
    #expect(read("a: &x { b: 1 }\nc:\n  # messagegen:ignore a-b\n  - *x\n") == ["a-b → nothing"])
  }

  @Test(arguments: [
    "a: |\n  # messagegen:ignore a-b\n  text\n", "a: >-\n  text\n  # messagegen:ignore a-b\nb: 1\n",
    "a: |+\n  text\n\n  # messagegen:ignore a-b\n\nb: 1\n", "a: \"x\n  # messagegen:ignore a-b\n  y\"\n",
    "a: 'x # messagegen:ignore a-b'\n", "a: x#messagegen:ignore a-b\n", "a: 1 # see messagegen:ignore a-b\n",
    "a: 1 # messagegen.yaml has more\n", "# messagegen: see the wiki\na: 1\n", "# messagegens:ignore a\na: 1\n",
    "# messagegen writes this: do not touch\na: 1\n", "a: [1\n# messagegen:ignore a-b\n",
  ])
  func whatIsNone(_ text: String) { #expect(read(text) == []) }

  @Test func commentsStandAroundTexts() {
    #expect(read("a: |  # messagegen:ignore a-b\n  text\n") == ["a-b → a: |  # messagegen:ignore a-b\n  text"])
    #expect(read("a: |+\n  text\n\n# messagegen:ignore a-b\nb: 1\n") == ["a-b → b: 1"])
    #expect(read("a: it's # messagegen:ignore a-b\n") == ["a-b → a: it's"])
    #expect(read("\u{FEFF}# messagegen:ignore-file a-b\na: 1\n") == ["a-b → file"])
  }

  @Test func aFileOfCommentsHasSome() {
    #expect(read("# messagegen:ignore-file empty-file\n") == ["empty-file → file"])
  }

  @Test func whatCouldBeReadOfABrokenFileCounts() {
    #expect(read("# messagegen:ignore a-b\na: 1\n---\nb: [\n# messagegen:ignore c-d\nc: 1\n") == ["a-b → a: 1"])
  }

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

  @Test func otherSlipsHaveNoCure() {
    #expect(read("# messagegen:ignore\na: 1\n") == ["slip → a: 1"])
    #expect(read("# messagegen:ignore -- because\na: 1\n") == ["slip → a: 1"])
    #expect(read("# messagegen:enable a-b\na: 1\n") == ["slip → a: 1"])
  }

  @Test func aCommentGoesWithItsLineOrItsBlanks() {
    func without(_ text: String) -> String {
      let file = yamlFile(text)
      let comment = IgnoreComment.read(file, YAMLReader.read(file))[0]
      return applying(.init(.verbatim("remove"), replace: comment.removal, with: ""), to: file)
    }
    #expect(without("a: 1\n  # messagegen:ignore a-b \r\nb: 2\n") == "a: 1\nb: 2\n")
    #expect(without("a: 1  # messagegen:ignore a-b\r\nb: 2\n") == "a: 1\r\nb: 2\n")
    #expect(without("a: 1\n# messagegen:ignore a-b") == "a: 1\n")
  }
}
