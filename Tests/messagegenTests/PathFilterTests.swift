import Foundation
import SourceText
import Testing
import Workspace

@testable import messagegen

/// Files and folders as arguments.
@Suite final class PathFilterTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("paths-\(UUID().uuidString)")
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

  private func count(_ paths: String...) throws -> Int {
    let project = try Project(
      Workspace(configuration: folder.path + "/messagegen.yaml"), progress: Progress(isShown: false))
    return try PathFilter(paths, in: project).findings(project.findings).count
  }

  @Test func pathsAreFilesAndFolders() throws {
    #expect(try count() == 1 && count("Schemas/Gift.yaml") == 0 && count("Schemas/Shop") == 1 && count(".") == 1)
    #expect(try count("Schemas/Gift.yaml", "Schemas/Shop/") == 1)
    #expect(try count(folder.path + "/Schemas/Shop/Box.yaml") == 1 && count(folder.path) == 1)
  }

  @Test(arguments: [
    ("Schemas/Git.yaml", "there is no file or folder", "did you mean `Schemas/Gift.yaml`?"),
    ("nowhere/at/all", "there is no file or folder", "schemas are the `.yaml` files in `Schemas`"),
    ("Notes", "no schema of this project is at `Notes`", "schemas are the `.yaml` files in `Schemas`"),
    ("", "there is no", ""),
    ("/", "no schema of this project is at `/`", ""),
  ])
  func aPathWithoutSchemasIsAnError(path: String, message: String, help: String) throws {
    try write("x", to: "Notes/a.txt")
    let failure = #expect(throws: Failure.self) { try count(path) }
    #expect(failure?.message.hasPrefix(message) == true, "\(failure?.message ?? "")")
    #expect(help.isEmpty || failure?.help?.hasPrefix(help) == true, "\(failure?.help ?? "")")
  }
}
