import Testing

@testable import messagegen

/// The archive that the job of `messagegen init` installs; what it begins in projects of all kinds is in `Commands`.
struct InitCommandTests {
  private static let sum = String(repeating: "0a", count: 32)

  @Test(arguments: [
    "http://example.com/a", "example.com/a", "https://", "https://example.com/a b", "https://example.com/$(id)",
    "https://example.com/`id`", "https://example.com/\"", "https://example.com/'", "https://example.com/a\nb",
    "https://example.com/\\", "https://example.com/$HOME", "https://example.com/é", "https://example.com/a#b",
    "https:///a", "https://:443/a", "https://?a", "https://me:word@example.com/a", "https://me@example.com", "file:///",
    "file://example.com/a",
  ])
  func refusesArchivesThatAreNotOnlyAnAddress(url: String) {
    #expect(throws: (any Error).self) { try InitCommand.parse(["--ci", "github", "--tool", url + "#" + Self.sum]) }
  }

  @Test(arguments: [
    "https://example.com", "https://example.com:8443/a", "https://example.com/@scope/a?b=c@d", "file:///a",
  ])
  func takesAddresses(url: String) {
    #expect(throws: Never.self) { try InitCommand.parse(["--ci", "github", "--tool", url + "#" + Self.sum]) }
  }

  @Test(arguments: ["", "#", "#00", "#" + String(repeating: "g", count: 64), "#" + String(repeating: "0", count: 65)])
  func refusesArchivesWithoutTheirSum(sum: String) {
    #expect(throws: (any Error).self) { try InitCommand.parse(["--ci", "github", "--tool", "https://a.b/c" + sum]) }
  }

  @Test(arguments: [["--force"], ["--tool", "https://example.com/a#" + sum]])
  func jobsAreAskedFor(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try InitCommand.parse(arguments) }
    #expect(throws: Never.self) { try InitCommand.parse(["--ci", "github"] + arguments) }
  }
}
