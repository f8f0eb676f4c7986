import Foundation
import TestSupport
import Testing

struct TextArchiveTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  @Test func `a file has cases of a head and sections`() {
    let archive = TextArchive(
      """
      === one
      messagegen lint
      -- before/messagegen.yaml --
      version: 1
      -- before/empty --
      -- stdout (no line break at the end) --
      a

      b
      === two
      messagegen
      """ + "\n")
    #expect(archive.cases.map(\.name) == ["one", "two"])
    #expect(archive.cases.map(\.head) == ["messagegen lint\n", "messagegen\n"])
    #expect(archive.cases[0].sections.map(\.name) == ["before/messagegen.yaml", "before/empty", "stdout"])
    #expect(archive.cases[0].sections.map(\.text) == ["version: 1\n", "", "a\n\nb"])
    #expect(archive.cases[0]["stderr"] == nil)
  }

  @Test func `a case that is alone needs no name`() {
    #expect(TextArchive("-- a --\n").cases.map(\.name) == [nil])
    #expect(TextArchive("").cases.isEmpty)
  }

  @Test(arguments: [
    "", "\n", "a", "a\n", "\n\na\n\n", "a\r\nb\r\n", "a\r\n-- b --\n", "-- a --\n", "=== a\n", "\\-- a --\n",
    "\\\\=== a", "-- a (no line break at the end) --", "-- --\n---\n--\n=== \n===\n\\\n",
    "\u{feff}a\u{2028}\u{85}\u{301}\n",
  ])
  func `a text with anything in it is read as it was written`(_ text: String) {
    let written = TextArchive(cases: [.init(name: "a", head: "b\n", sections: [.init("c", text), .init("d", "e\n")])])
    let read = TextArchive(written.text)
    #expect(read.cases.map(\.head) == ["b\n"])
    #expect(read.cases.flatMap(\.sections).map(\.name) == ["c", "d"])
    #expect(read.cases.flatMap(\.sections).map { Array($0.text.utf8) } == [Array(text.utf8), Array("e\n".utf8)])
    #expect(Array(read.text.utf8) == Array(written.text.utf8))
  }

  @Test func `a line that looks like a marker has a backslash`() {
    let archive = TextArchive(cases: [.init(head: "-- a --\n\\=== b\n\\c\n-- d\n")])
    #expect(archive.text == "\\-- a --\n\\\\=== b\n\\c\n-- d\n")
  }

  @Test(arguments: [
    "messagegenTests", "messagegenTests/Commands", "messagegenTests/PrintedFindings", "SchemaReaderTests/Cases",
    "InspectionTests/Examples/Cases", "EmittersTests/Views",
  ])
  func `files of cases are written as they were read, and have each name once`(_ name: String) throws {
    let folder = Self.tests.appending(path: name)
    let files = TextArchive.names(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      let url = folder.appending(path: file + ".txt")
      let archive = try TextArchive(contentsOf: url)
      #expect(try Data(archive.text.utf8) == Data(contentsOf: url), "\(file)")
      #expect(Set(archive.cases.map(\.name)).count == archive.cases.count, "\(file)")
      for item in archive.cases {
        #expect(Set(item.sections.map(\.name)).count == item.sections.count, "\(file), \(item.name ?? "")")
      }
    }
  }

  @Test func `a difference has the lines around it`() {
    let pairs: [(String?, String?, String?)] = [
      ("a\n", "a\n", nil), (nil, "", "+(empty)"), ("a\n", nil, "-a"), ("a\n", "a", "-a\n+a (no line break)"),
    ]
    for (expected, found, lines) in pairs { #expect(differingLines(expected: expected, found: found) == lines) }
    let expected = (1...9).map { "\($0)\n" }.joined()
    #expect(
      differingLines(expected: expected, found: expected.replacing("5\n", with: "five\n"))
        == "…\n 3\n 4\n-5\n+five\n 6\n 7")
  }
}
