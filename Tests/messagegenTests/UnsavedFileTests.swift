import Foundation
import SourceText
import Testing
import Workspace

@testable import messagegen

/// A project with a file as it stands in an editor.
@Suite final class UnsavedFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unsaved-\(UUID().uuidString)")
  private let rest = "doc: A gift.\nsurfaces: { summary: gift }\n"

  init() throws {
    try write("version: 1\ntargets: [{ name: Chat, path: Generated }]\n", to: "messagegen.yaml")
    try write("message: Gift\nid: 5\n" + rest, to: "Schemas/Gift.yaml")
    try write("message: Box\nid: 6\n" + rest + "fields: { amount: double }\n", to: "Schemas/Shop/Box.yaml")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The findings in the file, as `path rule`.
  private func lint(_ bytes: [UInt8], as path: String?) throws -> [String] {
    let project = try Project(
      Workspace(configuration: folder.path + "/messagegen.yaml"), unsaved: UnsavedFile(bytes: bytes, path: path),
      progress: Progress(isShown: false))
    return try PathFilter(["-"], in: project).findings(project.findings)
      .map { project.files[Int($0.range.file.index)].path + " " + $0.id }
  }

  private func lint(_ text: String, as path: String? = nil) throws -> [String] { try lint(Array(text.utf8), as: path) }

  @Test func isASchemaMoreWithoutAPath() throws {
    #expect(try lint("message: New\nid: 7\n" + rest) == [])
    #expect(try lint("message: New\nid: 7\n" + rest + "fields: { amount: double }\n") == ["<stdin> money-as-double"])
  }

  @Test func isCheckedAgainstTheProject() throws {
    let twin = "message: Gift\nid: 7\n" + rest
    #expect(try lint(twin, as: "Schemas/Twin.yaml") == ["Schemas/Twin.yaml duplicate-name"])
    #expect(try lint(twin, as: "Schemas/A.yaml") == [], "it is the first, and the other the finding")
  }

  @Test(arguments: ["Schemas/Gift.yaml", "./Schemas//Gift.yaml", "/Schemas/Gift.yaml", "Schemas/New.yml"])
  func standsForAFile(path: String) throws {
    let path = path.hasPrefix("/") ? folder.path + path : path
    let found = try lint(
      "message: \(path.hasSuffix("yml") ? "New" : "Gift")\nid: 7\nfields: { amount: double }\n" + rest, as: path)
    #expect(found.map { $0.suffix(15) } == ["money-as-double"])
  }

  @Test func standsForTheConfiguration() throws {
    let found = try lint(
      "version: 1\ntargets: [{ name: Chat, path: Generated }]\nlint: { rules: { missing-docs: off } }\n",
      as: "messagegen.yaml")
    #expect(found == ["messagegen.yaml unknown-rule"])
  }

  @Test(arguments: ["Gift.yaml", "Schemas/Gift.txt", "Schemas/../Gift.yaml", "/nowhere/Gift.yaml", "Schemas"])
  func refusesWhatCannotBeASchema(path: String) {
    let failure = #expect(throws: Failure.self) { try lint("message: New\n", as: path) }
    #expect(failure?.exitCode.rawValue == 2 && failure?.help?.contains("`Schemas`") == true)
  }

  @Test func isReadAsCarefullyAsAFile() throws {
    #expect(try lint([0x61, 0xFF], as: nil) == ["<stdin> not-utf8"])
    #expect(try lint([UInt8](repeating: 0x20, count: (16 << 20) + 1), as: nil) == ["<stdin> file-too-large"])
  }

  @Test func aBrokenConfigurationIsNamed() throws {
    try write("version: [1\n", to: "messagegen.yaml")
    #expect(try lint("message: New\n").first == "messagegen.yaml yaml-syntax")
  }

  @Test func optionsThatMakeNoSense() {
    #expect(throws: Never.self) { try LintCommand.parse(["-", "--stdin-path", "Schemas/Gift.yaml"]) }
    #expect(throws: (any Error).self) { try LintCommand.parse(["-", "Schemas"]) }
    #expect(throws: (any Error).self) { try LintCommand.parse(["Schemas", "--stdin-path", "Schemas/Gift.yaml"]) }
    #expect(throws: (any Error).self) { try LintCommand.parse(["-", "--write-baseline", "known"]) }
  }
}
