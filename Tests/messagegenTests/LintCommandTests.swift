import ArgumentParser
import Foundation
import Testing
import Workspace

@testable import messagegen

/// What `messagegen lint` does with its options, on a project on the disk.
@Suite final class LintCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)")

  init() throws {
    try write(
      "version: 1\ntargets: [{ name: Chat, path: Generated }]\nlint: { rules: { missing-doc: off } }\n",
      to: "messagegen.yaml")
    try write("message: Gift\nid: 5\nfields: { title: string }\n", to: "Schemas/Gift.yaml")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The exit code, and what was written to the output file.
  private func lint(_ arguments: String..., format: String = "short") throws -> (code: Int32, report: String) {
    let output = folder.appendingPathComponent("report").path
    let command = try LintCommand.parse(
      ["--config", folder.path + "/messagegen.yaml", "--output", output, "--error-format", format] + arguments)
    var code: Int32 = 0
    do { try command.run() } catch let exit as ExitCode { code = exit.rawValue }
    return (code, try String(contentsOfFile: output, encoding: .utf8))
  }

  @Test func writesTheFindingsToAFile() throws {
    let (code, report) = try lint()
    #expect(code == 1 && report.contains("warning: ") && report.contains("[missing-summary]"))
    #expect(throws: (any Error).self) {
      try LintCommand.parse(["--config", folder.path + "/messagegen.yaml", "--output", folder.path]).run()
    }
  }

  @Test func buildServersReadPathsInTheRepository() throws {
    let project = try Project(
      Workspace(configuration: folder.path + "/messagegen.yaml"), progress: Progress(isShown: false))
    let name = folder.lastPathComponent
    func path(_ format: ErrorFormat, _ environment: [String: String]) throws -> String? {
      try project.files(for: format) { environment[$0] }.last?.path
    }
    let checkout = ["GITHUB_WORKSPACE": folder.deletingLastPathComponent().path]
    #expect(try path(.github, checkout) == name + "/Schemas/Gift.yaml")
    #expect(try path(.sarif, checkout) == name + "/Schemas/Gift.yaml")
    #expect(try path(.github, ["GITHUB_WORKSPACE": folder.path]) == "Schemas/Gift.yaml")
    #expect(try path(.text, checkout) == project.workspace.root + "/Schemas/Gift.yaml", "people are elsewhere")
    #expect(
      try path(.gitlab, ["CI_PROJECT_DIR": folder.deletingLastPathComponent().path]) == name + "/Schemas/Gift.yaml")
    for elsewhere in ["/nowhere", "/usr", ""] {
      #expect(try path(.github, ["GITHUB_WORKSPACE": elsewhere]) == path(.github, [:]))
    }
  }

  @Test func oneMisspeltSeverityLeavesTheOthers() throws {
    try write(
      "version: 1\nlint: { rules: { missing-doc: of, missing-summary: off, missing-dox: off } }\n",
      to: "messagegen.yaml")
    let report = try lint().report
    #expect(report.contains("messagegen.yaml:2:31: error: ") && report.contains("[unknown-value]"))
    #expect(report.contains("messagegen.yaml:2:57: error: there is no rule `missing-dox` [unknown-rule]"))
    #expect(!report.contains("[missing-summary]"))
  }

  @Test func failsOnWhatIsAsked() throws {
    #expect(try lint("--fail-on", "error").code == 0)
    #expect(try lint("--fail-on", "warning").code == 1)
    try write("message: Gift\nid: 5\nfields: { title: strin }\n", to: "Schemas/Gift.yaml")
    #expect(try lint("--fail-on", "error").code == 1)
  }

  @Test func reportsOnOneRule() throws {
    let (code, report) = try lint("--only-rule", "missing-summary")
    #expect(code == 1 && report.split(separator: "\n").count == 1)
    #expect(try lint("--only-rule", "duplicate-id") == (0, ""))
    #expect(try lint("--only-rule", "missing-doc").report.contains("[missing-doc]"), "it is off, but asked for")
  }

  @Test func neverHidesWhatCannotBeRead() throws {
    try write("message: [Gift\nid: 5\n", to: "Schemas/Gift.yaml")
    #expect(try lint("--only-rule", "missing-summary").report.contains("[yaml-syntax]"))
    #expect(try lint("--only-rule", "unknown-type") == (0, ""))
  }

  @Test func namesTheNearestRule() {
    let error = #expect(throws: (any Error).self) { try LintCommand.parse(["--only-rule", "mising-doc"]) }
    #expect(error.map { LintCommand.exitCode(for: $0).rawValue } == 64)
    #expect(error.map { LintCommand.message(for: $0).contains("did you mean `missing-doc`?") } == true)
  }

  @Test(arguments: ["json", "sarif", "gitlab"]) func writesDocuments(format: String) throws {
    let report = try lint(format: format).report
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(report.utf8)) }
    #expect(report.contains("missing-summary"))
  }

  @Test func refusesDocumentsElsewhere() {
    #expect(throws: (any Error).self) { try GenerateCommand.parse(["--error-format", "sarif"]) }
    #expect(throws: Never.self) { try GenerateCommand.parse(["--error-format", "github"]) }
  }
}
