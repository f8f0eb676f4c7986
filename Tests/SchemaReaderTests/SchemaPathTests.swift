import DiagnosticTestSupport
import Foundation
import SourceText
import Testing

@testable import SchemaReader

/// Names of places, which lines do not change.
struct SchemaPathTests {
  /// The path of the first place with a text.
  private func path(of mark: String, in text: String, isConfiguration: Bool = false) throws -> String {
    let range = try #require(text.range(of: mark))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let file = yamlFile(text)
    let location = SourceRange(file: file.id, start: start, end: start + mark.utf8.count)
    return SchemaReader.paths(of: [location], in: file, isConfiguration: isConfiguration)[0]
  }

  private let gift = """
    # about it
    message: Gift
    fields:
      title: string
      amount: { type: double, key: a/m }
    alsoReads: [{ id: 6 }, { id: 8 }]
    "a/b~":
      - name: One
        x: 1
      - { name: Two, x: 2 }
      - word
      - 42
    ---
    object: Box
    fields: &f { w: int }
    """

  @Test(arguments: [
    ("Gift", "Gift"), ("fields", "Gift/fields"), ("string", "Gift/fields/title"), ("a/m", "Gift/fields/amount/key"),
    ("8", "Gift/alsoReads/1/id"), ("x: 1", "Gift/a~1b~0/One/x"), ("x: 2", "Gift/a~1b~0/Two/x"),
    ("word", "Gift/a~1b~0/word"), ("42", "Gift/a~1b~0/3"), ("Box", "Box"), ("w: int", "Box/fields/w"),
    ("# about", "Gift"),
  ])
  func namesPlaces(mark: String, expected: String) throws { #expect(try path(of: mark, in: gift) == expected) }

  @Test func aMoveChangesNothing() throws {
    let moved = "object: Other\n---\nmessage: Gift\nid: 9\n\nfields:\n  amount: { doc: x, key: a/m }\n  title: string\n"
    #expect(try path(of: "a/m", in: moved) == path(of: "a/m", in: gift))
  }

  @Test func aPlaceOutsideOfDeclarationsHasItsFile() throws {
    #expect(try path(of: "#", in: "# nothing\n") == "Test.yaml#")
    let configuration = "version: 1\ntargets:\n  - name: Chat\n    path: Generated\n"
    #expect(try path(of: "Generated", in: configuration, isConfiguration: true) == "Test.yaml#targets/Chat/path")
  }

  @Test func aPathIsOneLine() throws {
    #expect(try path(of: "1", in: "message: \"a\\nb\"\nx: 1\n") == "a~xa~b/x")
  }
}
