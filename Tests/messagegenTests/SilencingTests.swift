import Foundation
import SourceText
import TestSupport
import Testing
import Workspace

@testable import messagegen

/// Comments that silence, on a project on the disk.
@Suite final class SilencingTests {
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
    disk.write(twins + "\n", to: "messagegen.yaml")
    #expect(try lint(head) == ["warning unmatched-glob"])
    disk.write(twins + "  # messagegen:ignore unmatched-glob -- to come\n", to: "messagegen.yaml")
    #expect(try lint(head) == [])
  }

  @Test func whatIsOffIsSilencedWhenItIsAskedFor() throws {
    #expect(try lint(head, only: "missing-owner") == ["warning missing-owner"])
    #expect(try lint("# messagegen:ignore missing-owner\n" + head, only: "missing-owner") == [])
    #expect(try lint("# messagegen:ignore missing-owner\n" + head) == [])
  }
}
