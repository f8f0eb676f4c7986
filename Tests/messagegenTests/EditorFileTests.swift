import Emitters
import SourceText
import TestSupport
import Testing
import Workspace

@testable import messagegen

/// The JSON Schemas beside the schemas, and the line by which editors find them.
@Suite final class EditorFileTests {
  private let disk = TemporaryProject()

  init() {
    disk.write("version: 1\n", to: "messagegen.yaml")
    disk.makeFolder("Schemas")
  }

  private func project() throws -> Project {
    try Project(Workspace(configuration: disk.configuration), progress: Progress(isShown: false))
  }

  @Test func theyAreWrittenOnceAndKeptUpToDate() throws {
    let both = ["Schemas/messagegen.schema.json", "Schemas/messagegen-configuration.schema.json"]
    #expect(try project().staleEditorFiles() == both)
    #expect(try project().writeEditorFiles() == both)
    #expect(try project().staleEditorFiles() == [])
    #expect(try project().writeEditorFiles() == [])
    disk.write("{}", to: "Schemas/messagegen.schema.json")
    #expect(try project().staleEditorFiles() == [both[0]])
    #expect(try project().writeEditorFiles() == [both[0]])
  }

  @Test(arguments: [
    (nil, "messagegen.schema.json"), ("TUIKit", "../messagegen.schema.json"),
    ("./Shop/Orders/", "../../messagegen.schema.json"),
  ])
  func aNewSchemaNamesIt(_ inside: String?, _ path: String) throws {
    let message = try NewMessage(name: "Gift", id: nil, folder: inside, fields: [], for: project())
    #expect(message.schemaText.hasPrefix("# yaml-language-server: $schema=\(path)\n"))
  }
}
