import ArgumentParser
import Testing

@testable import messagegen

struct UsualOptionsTests {
  @Test(arguments: [[], ["--quiet"], ["--config", "a.yaml"], ["--config=b/c.yaml", "--quiet"]])
  func generateIsAsItsCommandParsesIt(arguments: [String]) throws {
    let usual = try #require(UsualGenerate.command(in: arguments))
    #expect(properties(of: usual) == properties(of: try GenerateCommand.parseAsRoot(arguments)))
  }

  @Test(arguments: [[], ["--config", "a.yaml"]])
  func lintIsAsItsCommandParsesIt(arguments: [String]) throws {
    let usual = try #require(UsualLint.command(in: arguments))
    #expect(properties(of: usual) == properties(of: try LintCommand.parseAsRoot(arguments)))
  }

  @Test(arguments: [
    ["--check"], ["--config"], ["--config", "a.yaml", "--verbose"], ["-h"], ["--help"], ["--version"], ["more"],
    ["--lang", "zh"],
  ])
  func everythingElseIsForTheCommand(arguments: [String]) {
    #expect(UsualGenerate.command(in: arguments) == nil)
    #expect(UsualLint.command(in: arguments) == nil)
  }

  /// Each property in words; of one without a value they say `definition`.
  private func properties(of command: ParsableCommand) -> [String] {
    Mirror(reflecting: command).children.map { "\($0.label ?? "") \($0.value)" }
  }
}
