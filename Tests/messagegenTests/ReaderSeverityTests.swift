import Foundation
import SourceText
import Testing
import Workspace

@testable import messagegen

/// What `lint: rules:` says about the reader's rules, on a project on the disk.
@Suite final class ReaderSeverityTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("severity-\(UUID().uuidString)")

  init() throws { try write("version: 1\ntargets: [{ name: Chat, path: Generated }]\n", to: "messagegen.yaml") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The rules that find something, with their severities.
  private func lint(_ schema: String, only ids: String...) throws -> [String] {
    try write(schema, to: "Schemas/Gift.yaml")
    let project = try Project(
      Workspace(configuration: folder.path + "/messagegen.yaml"), progress: Progress(isShown: false))
    return try RuleFilter(ids).findings(of: project).map { "\($0.severity) \($0.id)" }
  }

  private let head = "message: Gift\nid: 5\ndoc: A gift.\nsurfaces: { summary: gift }\n"

  @Test(arguments: ["off", "note", "warning", "error"])
  func theReadersWarningsObeyTheConfiguration(severity: String) throws {
    try write(
      "version: 1\ntargets: [{ name: Chat, path: Generated }]\nlint: { rules: { unquoted-text: \(severity) } }\n",
      to: "messagegen.yaml")
    let text = head + "fields: { a: { type: bool, doc: yes } }\n"
    #expect(try lint(text) == (severity == "off" ? [] : ["\(severity) unquoted-text"]))
    let asked = severity == "off" ? "warning" : severity
    #expect(try lint(text, only: "unquoted-text") == ["\(asked) unquoted-text"])
    #expect(try lint(text, only: "missing-doc") == [])
  }

  @Test func theReadersErrorsDoNot() throws {
    try write(
      "version: 1\ntargets: [{ name: Chat, path: Generated }]\nlint: { rules: { unknown-type: warning } }\n",
      to: "messagegen.yaml")
    #expect(try lint(head + "fields: { a: strin }\n") == ["error fatal-rule", "error unknown-type"])
  }
}
