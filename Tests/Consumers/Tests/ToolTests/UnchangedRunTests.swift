import Foundation
import Testing

/// A run that has nothing to do says the same, whether it knows that from a receipt or has generated everything again.
@Suite struct UnchangedRunTests {
  let project = ProcessProject(messages: ["Gift", "Song"])

  init() throws { #expect(try project.run("generate").end == .exit(0)) }

  /// What a run prints, without the time that it took.
  private func said(_ arguments: [String]) -> String {
    let command = "$T generate \(arguments.joined(separator: " ")) --config messagegen.yaml >out 2>err; echo $? >code"
    project.shell(command + "; sed -i.bak 's/ in .* ms$//; s/ in less than 1 ms$//; s/，.*毫秒$//' out err")
    return ["code", "out", "err"].map { project.text($0) ?? "" }.joined(separator: "--\n")
  }

  @Test(arguments: [
    [], ["--check"], ["--diff"], ["--dry-run"], ["--quiet"], ["--verbose"], ["--force"], ["--check", "--quiet"],
    ["--check", "--diff"], ["--dry-run", "--verbose"], ["--lang", "zh"], ["--clean", "--dry-run"],
  ])
  func itSaysTheSame(arguments: [String]) {
    let short = said(arguments)
    // A copy has no receipt.
    project.shell("cd Generated && cp .messagegen-manifest copy && mv copy .messagegen-manifest")
    #expect(said(arguments) == short)
    #expect(short.hasPrefix("0\n--\n"), "\(short)")
  }

  /// Not in a clone, which has no receipt, and not afterwards.
  @Test func nothingIsTouched() throws {
    project.shell("cp -R Generated copy && rm -r Generated && mv copy Generated")
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

  @Test func warningsAreSaidEachTime() throws {
    project.shell("sed -i.bak /doc:/d Schemas/Gift.yaml; rm Schemas/*.bak")
    for _ in 0..<3 {
      let run = try project.run("generate")
      #expect(run.end == .exit(0) && run.output.contains("warning[missing-doc]"), "\(run.output)")
    }
  }
}
