import Foundation
import TestSupport
import Testing

/// `TIER=test WRITE_GOLDEN=1 swift test --filter CommandTests` writes what comes of each command; then read the diff.
@Suite(.enabled(if: Tier.hasProcesses, "starts the tool; `make test` runs it")) struct CommandTests {
  private static let isWriting = ProcessInfo.processInfo.environment["WRITE_GOLDEN"] != nil

  @Test(arguments: CommandFolder.all) func `a command does what its folder shows`(_ command: CommandFolder) throws {
    let found = try command.run()
    if Self.isWriting { try command.write(found) }
    let expected = command.picture
    for name in Set(found.keys).union(expected.keys).sorted() { #expect(found[name] == expected[name], "\(name)") }
  }
}
