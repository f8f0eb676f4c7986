import Foundation
import TestSupport
import Testing

/// `TIER=test WRITE_GOLDEN=1 swift test --filter CommandTests` writes what comes of each command; then read the diff.
@Suite(.enabled(if: Tier.hasProcesses, "starts the tool; `make test` runs it")) struct CommandTests {
  private static let isWriting = ProcessInfo.processInfo.environment["WRITE_GOLDEN"] != nil
  private static let files = TextArchive.names(in: CommandCase.folder)

  @Test(arguments: files) func `commands do what their file shows`(_ file: String) throws {
    let url = CommandCase.folder.appending(path: file + ".txt")
    var archive = try TextArchive(contentsOf: url)
    for (index, text) in archive.cases.enumerated() {
      let command = CommandCase(text)
      let expected = command.picture
      let found = try command.run()
      archive.cases[index] = command.showing(found)
      for section in Set(found.keys).union(expected.keys).sorted() where !Self.isWriting {
        if let lines = differingLines(expected: expected[section], found: found[section]) {
          Issue.record("\(text.name ?? file): \(section)\n\(lines)")
        }
      }
    }
    if Self.isWriting { try archive.write(to: url) }
  }

  @Test func `every shared project is one of several cases`() throws {
    let cases = try Self.files.flatMap {
      try TextArchive(contentsOf: CommandCase.folder.appending(path: $0 + ".txt")).cases
    }
    let uses = Dictionary(grouping: cases.compactMap { CommandCase($0).sharedProject }) { $0 }
    let projects = try TextArchive(contentsOf: CommandCase.projects).cases.compactMap(\.name)
    #expect(uses.filter { $0.value.count > 1 }.keys.sorted() == projects.sorted())
  }
}
