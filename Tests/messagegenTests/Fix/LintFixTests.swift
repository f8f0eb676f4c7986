import ArgumentParser
import Foundation
import SourceText
import TestSupport
import Testing
import Workspace

@testable import messagegen

/// What `lint --fix` does to files on the disk.
@Suite final class LintFixTests {
  private let disk = TemporaryProject()

  init() throws {
    disk.write("version: 1\ntargets: [{ name: Chat, path: Generated }]\n", to: "messagegen.yaml")
    disk.write("message: Gift # a gift\nid: 5\n", to: "Schemas/Gift.yaml")
  }

  private func lint(_ arguments: String...) throws -> (code: Int32, report: String) {
    let output = disk.path + "/report"
    let command = try LintCommand.parse(
      ["--config", disk.configuration, "--output", output, "--error-format", "short"] + arguments)
    var code: Int32 = 0
    do { try command.run() } catch let exit as ExitCode { code = exit.rawValue }
    return (code, try String(contentsOfFile: output, encoding: .utf8))
  }

  @Test func leavesWhatNoSafeFixIsFor() throws {
    let before = disk.text("Schemas/Gift.yaml")
    let (code, report) = try lint("--fix")
    #expect(code == 1 && report.contains("[missing-summary]"))
    #expect(disk.text("Schemas/Gift.yaml") == before)
    #expect(try lint("--fix", "--diff").report == "")
  }

  @Test func writesWhatIsFixed() throws {
    disk.write("message: Gift # a gift\nid: 5\nfields: { title: String }\n", to: "Schemas/Gift.yaml")
    #expect(try lint("--fix", "--diff").report.contains("+fields: { title: string }"))
    #expect(disk.text("Schemas/Gift.yaml")?.contains("String") == true)
    #expect(try !lint("--fix").report.contains("[swift-spelling]"))
    #expect(disk.text("Schemas/Gift.yaml") == "message: Gift # a gift\nid: 5\nfields: { title: string }\n")
  }

  @Test func writesNothingWithoutTheBaselineThatItWasGiven() throws {
    let before = "message: Gift\nid: 5\nfields: { title: String }\n"
    disk.write(before, to: "Schemas/Gift.yaml")
    #expect(throws: WorkspaceError.self) { try lint("--fix", "--baseline", disk.path + "/none") }
    #expect(disk.text("Schemas/Gift.yaml") == before)
  }

  @Test func diffBelongsToFix() { #expect(throws: (any Error).self) { try LintCommand.parse(["--diff"]) } }

  /// The project reads other texts as it would from the disk, and sees a configuration mended.
  @Test func readsChangedTexts() throws {
    disk.write("version：1\n", to: "messagegen.yaml")
    let project = try Project(
      Workspace(configuration: disk.configuration), progress: Progress(isShown: false))
    #expect(project.files.count == 1 && project.hasErrors)
    let mended = try project.rereading([SourceFile(id: .init(0), path: "messagegen.yaml", text: "version: 1\n")])
    #expect(mended.files.map(\.path) == ["messagegen.yaml", "Schemas/Gift.yaml"] && mended.schema?.messages.count == 1)
    let texts = [mended.files[0], SourceFile(id: .init(1), path: "Schemas/Gift.yaml", text: "mesage: Gift\n")]
    #expect(try mended.rereading(texts).findings.contains { $0.id == "unknown-key" })
  }
}
