import Foundation
import TestSupport
import Testing

/// A run that has nothing to do.
@Suite(.enabled(if: Tier.hasProcesses)) struct UnchangedRunTests {
  let project = ProcessProject(messages: ["Gift", "Song"])

  init() throws { #expect(try project.run("generate").end == .exit(0)) }

  @Test func nothingIsTouched() throws {
    let before = try stamps()
    #expect(before.count > 3)
    for option in ["--check", "--force", "--quiet", "--verbose"] {
      #expect(try project.run("generate", option).end == .exit(0))
      #expect(try stamps() == before)
    }
  }

  /// By name, which file it is and when its content was last changed; the folder itself with them.
  private func stamps() throws -> [String: [Int]] {
    var stamps: [String: [Int]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: project.generated) + ["."] {
      let attributes = try FileManager.default.attributesOfItem(atPath: project.generated + "/" + name)
      let date = try #require(attributes[.modificationDate] as? Date)
      let number = try #require(attributes[.systemFileNumber] as? Int)
      stamps[name] = [number, Int(date.timeIntervalSinceReferenceDate * 1_000_000)]
    }
    return stamps
  }
}
