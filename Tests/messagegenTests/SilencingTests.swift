import Foundation
import SourceText
import Testing
import Workspace

@testable import messagegen

/// Comments that silence, on a project on the disk.
@Suite final class SilencingTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("silence-\(UUID().uuidString)")

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

  @Test func anEntryIsSilencedWithAllThatIsInIt() throws {
    #expect(try lint(head + "fields:\n  amount: double\n") == ["warning money-as-double"])
    #expect(try lint(head + "fields:\n  amount: double  # messagegen:ignore money-as-double\n") == [])
    #expect(try lint(head + "# messagegen:ignore money-as-double\nfields:\n  amount: double\n  price: double\n") == [])
    #expect(
      try lint(head + "fields:\n  amount: double # messagegen:ignore money-as-double\n  price: double\n")
        == ["warning money-as-double"])
    #expect(try lint("# messagegen:ignore-file money-as-double\n" + head + "fields: { amount: double }\n") == [])
  }

  @Test func theReadersWarningsAreSilencedToo() throws {
    let text = head + "fields: { a: { type: bool, doc: yes } }\n"
    #expect(try lint(text) == ["warning unquoted-text"])
    #expect(try lint("# messagegen:ignore-file unquoted-text\n" + text) == [])
  }

  @Test func anErrorOfTheReaderStays() throws {
    let text = "# messagegen:ignore-file unknown-type\n" + head + "fields: { a: strin }\n"
    #expect(try lint(text) == ["error fatal-rule-in-comment", "error unknown-type"])
  }

  @Test func nothingIsCalledUnusedWhileSomethingCannotBeRead() throws {
    let text = "# messagegen:ignore-file money-as-double\n" + head
    #expect(try lint(text) == ["warning unused-ignore"])
    #expect(try lint(text + "fields: { a: strin }\n") == ["error unknown-type"])
  }

  @Test func theConfigurationHasCommentsToo() throws {
    let twins =
      "version: 1\ntargets:\n  - name: Chat\n    path: Generated\n    messages: [Gift, Gitf]"
    try write(twins + "\n", to: "messagegen.yaml")
    #expect(try lint(head) == ["warning unmatched-glob"])
    try write(twins + "  # messagegen:ignore unmatched-glob -- to come\n", to: "messagegen.yaml")
    #expect(try lint(head) == [])
  }

  @Test func whatIsOffIsSilencedWhenItIsAskedFor() throws {
    #expect(try lint(head, only: "missing-owner") == ["warning missing-owner"])
    #expect(try lint("# messagegen:ignore missing-owner\n" + head, only: "missing-owner") == [])
    #expect(try lint("# messagegen:ignore missing-owner\n" + head) == [])
  }
}
