import ArgumentParser
import Foundation
import Reports
import SourceText
import TestSupport
import Testing
import Workspace

@testable import messagegen

/// What `messagegen check` finds, each of it once.
@Suite final class CheckCommandTests {
  private let disk = TemporaryProject()
  private let run = Run(reporter: Reporter(style: .plain, format: .text), isQuiet: true)

  init() throws {
    disk.write("version: 1\n\ntargets:\n  - name: Chat\n    path: Generated\n", to: "messagegen.yaml")
    write(doc: "doc: A gift.\n")
    try JSONSchemaCommand.parse(["--write", "--config", disk.configuration]).run()
    try GenerateCommand.parse(["--quiet", "--config", disk.configuration]).run()
  }

  private func write(doc: String = "doc: A gift.\n", type: String = "string", space: String = " ") {
    disk.write(
      "message: Gift\nid: 5\n\(doc)\nfields:\n  title:\(space)\(type)\n\ntexts:\n  summary: gift\n",
      to: "Schemas/Gift.yaml")
  }

  private func check(_ arguments: String...) throws -> Int32 {
    do {
      try CheckCommand.parse(["--config", disk.configuration] + arguments).run()
      return 0
    } catch let exit as ExitCode {
      return exit.rawValue
    }
  }

  private func projectCheck() throws -> ProjectCheck {
    let project = try Project(
      Workspace(configuration: disk.configuration), reading: [.findings, .templates], progress: run.progress)
    return try ProjectCheck(project, findings: project.findings, progress: run.progress)
  }

  /// Rule and message of each finding.
  private func findings() throws -> [String] {
    let check = try projectCheck()
    return (check.findings + check.outdated.findings).map { "\($0.id) \($0.message.english)" }
  }

  @Test(arguments: ErrorFormat.allCases.filter { $0 != .markdown }) func allIsWell(format: ErrorFormat) throws {
    #expect(try check("--error-format", format.rawValue) == 0)
    #expect(try findings().isEmpty)
    let check = try projectCheck()
    #expect(
      check.parts.map(\.english) == [
        "all files are formatted", "the generated code is up to date", "the JSON Schemas are up to date",
      ])
    #expect(check.remedy == nil)
  }

  @Test func aWarning() throws {
    // Nobody generates from where the documentation is missing; the code is up to date without it.
    write(doc: "")
    try GenerateCommand.parse(["--quiet", "--config", disk.configuration]).run()
    #expect(try findings().map { $0.prefix { $0 != " " } } == ["missing-doc"])
    #expect(try check() == 1)
    #expect(try check("--fail-on", "error") == 0)
    let baseline = disk.path + "/lint.baseline"
    try LintCommand.parse(["--config", disk.configuration, "--write-baseline", baseline]).run()
    #expect(try check("--baseline", baseline) == 0)
  }

  @Test func anError() throws {
    write(type: "strin")
    #expect(try findings().map { $0.prefix { $0 != " " } } == ["unknown-type"])
    #expect(try projectCheck().parts.map(\.english).contains("generated code was not checked because of the errors"))
    #expect(try check("--fail-on", "error") == 1)
  }

  @Test func whatIsNoYAMLIsFoundOnce() throws {
    disk.write("message: [Gift\n", to: "Schemas/Gift.yaml")
    #expect(try findings().map { $0.prefix { $0 != " " } } == ["yaml-syntax"])
    #expect(try check() == 1)
  }

  @Test func anUnformattedFile() throws {
    write(space: "   ")
    #expect(try findings() == ["not-formatted `Schemas/Gift.yaml` is not formatted"])
    let check = try projectCheck()
    let range = try #require(check.outdated.findings.first).range
    #expect(check.outdated.files[range.file].location(of: range.start).line == 6, "where it begins to differ")
    #expect(check.remedy?.english == "next: run `messagegen format`, then commit the result")
    #expect(check.list(.plain, .english, onlyErrors: false) == "not formatted: Schemas/Gift.yaml\n")
    #expect(try self.check("--fail-on", "error") == 1)
  }

  @Test func codeThatIsOutOfDate() throws {
    write(doc: "doc: A present.\n")
    let files = ["CustomMessage", "GiftAttachment"]
    #expect(try findings() == files.map { "out-of-date `Generated/\($0).swift` is out of date" })
    #expect(try projectCheck().parts.map(\.english).contains("2 generated files are out of date"))
    #expect(try projectCheck().remedy?.english == "next: run `messagegen generate`, then commit the result")
    #expect(try check() == 1)
  }

  @Test func aJSONSchemaThatIsOutOfDate() throws {
    disk.write("{}\n", to: "Schemas/messagegen.schema.json")
    #expect(try findings() == ["out-of-date `Schemas/messagegen.schema.json` is out of date"])
    #expect(try projectCheck().parts.last?.english == "1 JSON Schema is out of date")
    #expect(try check() == 1)
  }

  @Test func jsonSchemasAreNotAsked() throws {
    disk.shell("rm Schemas/*.json")
    #expect(try check() == 0)
    #expect(try projectCheck().parts.count == 2)
  }

  @Test(arguments: ErrorFormat.allCases.filter { $0 != .markdown }) func allAtOnce(format: ErrorFormat) throws {
    write(doc: "", space: "  ")
    disk.write("{}\n", to: "Schemas/messagegen.schema.json")
    let rules = try findings().map { $0.prefix { $0 != " " } }
    #expect(rules == ["missing-doc", "not-formatted"] + Array(repeating: "out-of-date", count: 3))
    let check = try projectCheck()
    #expect(
      check.remedy?.english
        == "next: run `messagegen format`, `messagegen generate` and `messagegen json-schema --write`, then commit the result"
    )
    #expect(try self.check("--error-format", format.rawValue) == 1)
    let text = Reporter(style: .plain, format: format).text(of: check.outdated.findings, in: check.outdated.files)
    for path in ["Schemas/Gift.yaml", "Generated/GiftAttachment.swift", "Schemas/messagegen.schema.json"] {
      // JUnit's form has the message in an attribute as well.
      #expect(text.components(separatedBy: "`\(path)`").count == (format == .junit ? 3 : 2), "\(path) in \(text)")
    }
  }

  @Test func withoutTargetsNothingIsGenerated() throws {
    disk.write("version: 1\n\nlint:\n  rules:\n    missing-targets: off\n", to: "messagegen.yaml")
    #expect(try check() == 0)
    #expect(try projectCheck().plan == nil)
  }
}
