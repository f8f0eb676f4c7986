import Emitters
import SourceText
import Testing
import Workspace

@testable import messagegen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The JSON Schemas beside the schemas, and the line by which editors find them.
@Suite final class EditorFileTests {
  private let folder: String

  init() {
    var template = Array("/tmp/messagegen-test-XXXXXX".utf8CString)
    folder = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    _ = system("echo 'version: 1' >\(folder)/messagegen.yaml; mkdir \(folder)/Schemas")
  }

  deinit { _ = system("rm -rf \(folder)") }

  private func project() throws -> Project {
    try Project(Workspace(configuration: folder + "/messagegen.yaml"), progress: Progress(isShown: false))
  }

  @Test func theyAreWrittenOnceAndKeptUpToDate() throws {
    let both = ["Schemas/messagegen.schema.json", "Schemas/messagegen-configuration.schema.json"]
    #expect(try project().staleEditorFiles() == both)
    #expect(try project().writeEditorFiles() == both)
    #expect(try project().staleEditorFiles() == [])
    #expect(try project().writeEditorFiles() == [])
    _ = system("echo >>\(folder)/Schemas/messagegen.schema.json")
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
