import ArgumentParser
import Testing

@testable import messagegen

struct UsualOptionsTests {
  @Test(arguments: [
    [], ["--quiet"], ["--config", "a.yaml"], ["--config", "b/c d.yaml", "--quiet"], ["--quiet", "--config", "a=b"],
  ])
  func generateIsAsItsCommandParsesIt(arguments: [String]) throws {
    let usual = try #require(Messagegen.usualJob(["generate"] + arguments))
    let parsed = try #require(try GenerateCommand.parseAsRoot(arguments) as? GenerateCommand)
    #expect(properties(of: usual) == properties(of: parsed.job))
  }

  @Test(arguments: [[], ["--config", "a.yaml"]])
  func lintIsAsItsCommandParsesIt(arguments: [String]) throws {
    let options = try #require(UsualOptions(arguments))
    let usual = try #require(LintCommand(options))
    #expect(properties(of: usual) == properties(of: try LintCommand.parseAsRoot(arguments)))
    #expect(properties(of: try Messagegen.command(["lint"] + arguments)) == properties(of: usual))
  }

  @Test(arguments: [
    ["--check"], ["--config"], ["--config", "a.yaml", "--verbose"], ["-h"], ["--help"], ["--version"], ["more"],
    ["--lang", "zh"], ["--config", "--quiet"], ["--config", "-"], ["--config", ""], ["--config=a.yaml"],
    ["--quiet", "--quiet"], ["--config", "a.yaml", "--config", "b.yaml"], ["--"], ["--quiet", "--"], ["--quie"],
  ])
  func everythingElseIsForArgumentParser(arguments: [String]) {
    #expect(UsualOptions(arguments) == nil)
    #expect(Messagegen.usualJob(["generate"] + arguments) == nil)
  }

  @Test(arguments: [[], ["lint"], ["--quiet"], ["generat"], ["--quiet", "generate"]])
  func noOtherCommandIsTakenForIt(arguments: [String]) { #expect(Messagegen.usualJob(arguments) == nil) }

  @Test func lintIsNotQuiet() throws {
    let options = try #require(UsualOptions(["--quiet"]))
    #expect(LintCommand(options) == nil)
    #expect(throws: (any Error).self) { try Messagegen.command(["lint", "--quiet"]) }
  }

  /// Each property in words; of one without a value they say `definition`.
  private func properties(of command: Any) -> [String] {
    Mirror(reflecting: command).children.map { "\($0.label ?? "") \($0.value)" }
  }
}
