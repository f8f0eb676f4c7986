import TestSupport
import Testing

@testable import Workspace

/// Of the files in a folder, only what is wanted is looked at.
struct InputsTests {
  let project = TemporaryProject.empty()

  @Test func inputsAreWhatIsWantedAndWhatMayLeadToIt() throws {
    project.shell(
      """
      mkdir -p other Schemas/deep Schemas/Releases/1.0; cd Schemas
      touch a.yaml a.yaml~ README.md .hidden.yaml other.json deep/b.yml deep/b.txt
      touch Releases/1.0/release.yaml Releases/1.0/Gift.json Releases/1.0/note
      mkfifo pipe; ln -s ../other link; ln -s a.yaml copy
      """)
    let workspace = try project.workspace
    #expect(
      workspace.searched(for: .schemas, in: "Schemas", without: "Schemas/Releases").sorted() == [
        "Schemas", "Schemas/Releases", "Schemas/a.yaml", "Schemas/copy", "Schemas/deep", "Schemas/deep/b.yml",
        "Schemas/link",
      ])
    #expect(
      workspace.searched(for: .releases, in: "Schemas/Releases").sorted() == [
        "Schemas/Releases", "Schemas/Releases/1.0", "Schemas/Releases/1.0/Gift.json",
        "Schemas/Releases/1.0/release.yaml",
      ])
    #expect(
      workspace.searched(for: .templates, in: "Schemas/deep").sorted() == [
        "Schemas/deep", "Schemas/deep/b.txt", "Schemas/deep/b.yml",
      ])
  }

  @Test func aFolderSaysWhichNamesMayLeadFurther() throws {
    project.shell("touch file; mkdir folder; ln -s file link; mkfifo pipe")
    let entries = try Folder(at: project.path, calledHere: ".").entries()
    #expect(entries.filter(\.mayLead).map(\.name).sorted() == ["folder", "link"])
    #expect(entries.map(\.name).sorted() == ["file", "folder", "link", "messagegen.yaml", "pipe"])
  }
}
