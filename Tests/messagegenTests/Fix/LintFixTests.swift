import ArgumentParser
import Foundation
import SourceText
import Testing
import Workspace

@testable import messagegen

/// What `lint --fix` does to files on the disk.
@Suite final class LintFixTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fix-\(UUID().uuidString)")

  init() throws {
    try write("version: 1\ntargets: [{ name: Chat, path: Generated }]\n", to: "messagegen.yaml")
    try write("message: Gift # a gift\nid: 5\n", to: "Schemas/Gift.yaml")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func lint(_ arguments: String...) throws -> (code: Int32, report: String) {
    let output = folder.appendingPathComponent("report").path
    let command = try LintCommand.parse(
      ["--config", folder.path + "/messagegen.yaml", "--output", output, "--error-format", "short"] + arguments)
    var code: Int32 = 0
    do { try command.run() } catch let exit as ExitCode { code = exit.rawValue }
    return (code, try String(contentsOfFile: output, encoding: .utf8))
  }

  @Test func leavesWhatNoSafeFixIsFor() throws {
    let before = try text("Schemas/Gift.yaml")
    let (code, report) = try lint("--fix")
    #expect(code == 1 && report.contains("[missing-summary]"))
    #expect(try text("Schemas/Gift.yaml") == before)
    #expect(try lint("--fix", "--diff").report == "")
  }

  @Test func writesWhatIsFixed() throws {
    try write("message: Gift # a gift\nid: 5\nfields: { title: String }\n", to: "Schemas/Gift.yaml")
    #expect(try lint("--fix", "--diff").report.contains("+fields: { title: string }"))
    #expect(try text("Schemas/Gift.yaml").contains("String"))
    #expect(try !lint("--fix").report.contains("[swift-spelling]"))
    #expect(try text("Schemas/Gift.yaml") == "message: Gift # a gift\nid: 5\nfields: { title: string }\n")
  }

  @Test func writesNothingWithoutTheBaselineThatItWasGiven() throws {
    let before = "message: Gift\nid: 5\nfields: { title: String }\n"
    try write(before, to: "Schemas/Gift.yaml")
    #expect(throws: WorkspaceError.self) { try lint("--fix", "--baseline", folder.path + "/none") }
    #expect(try text("Schemas/Gift.yaml") == before)
  }

  @Test func diffBelongsToFix() { #expect(throws: (any Error).self) { try LintCommand.parse(["--diff"]) } }

  /// The project reads other texts as it would from the disk, and sees a configuration mended.
  @Test func readsChangedTexts() throws {
    try write("version：1\n", to: "messagegen.yaml")
    let project = try Project(
      Workspace(configuration: folder.path + "/messagegen.yaml"), progress: Progress(isShown: false))
    #expect(project.files.count == 1 && project.hasErrors)
    let mended = try project.rereading([SourceFile(id: .init(0), path: "messagegen.yaml", text: "version: 1\n")])
    #expect(mended.files.map(\.path) == ["messagegen.yaml", "Schemas/Gift.yaml"] && mended.schema?.messages.count == 1)
    let texts = [mended.files[0], SourceFile(id: .init(1), path: "Schemas/Gift.yaml", text: "mesage: Gift\n")]
    #expect(try mended.rereading(texts).findings.contains { $0.id == "unknown-key" })
  }
}
