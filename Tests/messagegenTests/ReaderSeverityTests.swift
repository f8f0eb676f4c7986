import Foundation
import SourceText
import TestSupport
import Testing
import Workspace

@testable import messagegen

/// What `lint: rules:` says about the reader's rules, on a project on the disk.
@Suite final class ReaderSeverityTests {
  private let disk = TemporaryProject()

  init() throws { disk.write("version: 1\ntargets: [{ name: Chat, path: Generated }]\n", to: "messagegen.yaml") }

  /// The rules that find something, with their severities.
  private func lint(_ schema: String, only ids: String...) throws -> [String] {
    disk.write(schema, to: "Schemas/Gift.yaml")
    let project = try Project(
      Workspace(configuration: disk.configuration), progress: Progress(isShown: false))
    return try RuleFilter(ids).findings(of: project).map { "\($0.severity) \($0.id)" }
  }

  private let head = "message: Gift\nid: 5\ndoc: A gift.\nsurfaces: { summary: gift }\n"

  @Test(arguments: ["off", "note", "warning", "error"])
  func theReadersWarningsObeyTheConfiguration(severity: String) throws {
    disk.write(
      "version: 1\ntargets: [{ name: Chat, path: Generated }]\nlint: { rules: { unquoted-text: \(severity) } }\n",
      to: "messagegen.yaml")
    let text = head + "fields: { a: { type: bool, doc: yes } }\n"
    #expect(try lint(text) == (severity == "off" ? [] : ["\(severity) unquoted-text"]))
    let asked = severity == "off" ? "warning" : severity
    #expect(try lint(text, only: "unquoted-text") == ["\(asked) unquoted-text"])
    #expect(try lint(text, only: "missing-doc") == [])
  }

  @Test func theReadersErrorsDoNot() throws {
    disk.write(
      "version: 1\ntargets: [{ name: Chat, path: Generated }]\nlint: { rules: { unknown-type: warning } }\n",
      to: "messagegen.yaml")
    #expect(try lint(head + "fields: { a: strin }\n") == ["error fatal-rule", "error unknown-type"])
  }
}
