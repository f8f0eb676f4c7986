import SourceText
import TestSupport
import Testing

@testable import Workspace

struct ReadingTests {
  let project = TemporaryProject.empty()

  @Test func sortsByPath() throws {
    for name in ["b.yaml", "a/z.yml", "a.yaml", "红包.yaml", "B.yaml", "note.txt"] {
      project.write(name, to: "Schemas/" + name)
    }
    let files = try project.workspace.schemas(in: "Schemas")
    #expect(files.map(\.path) == ["B.yaml", "a.yaml", "a/z.yml", "b.yaml", "红包.yaml"].map { "Schemas/" + $0 })
    #expect(files[0].bytes == Array("B.yaml".utf8))
  }

  @Test func skipsHiddenFiles() throws {
    project.write("x", to: "Schemas/.hidden.yaml")
    project.write("x", to: "Schemas/.git/a.yaml")
    #expect(try project.workspace.schemas(in: "Schemas").isEmpty)
  }

  /// macOS makes no such names.
  @Test func skipsNamesThatAreNotUTF8() throws {
    project.write("x", to: "Schemas/a.yaml")
    try project.generate(["A.swift": "a"])
    for folder in ["Schemas", "Generated"] { project.shell("cd \(folder); touch \"$(printf 'caf\\351.yaml')\"") }
    #expect(try project.workspace.schemas(in: "Schemas").map(\.path) == ["Schemas/a.yaml"])
    #expect(try project.plan(["A.swift": "a"]).isEmpty)
    try project.generate(["A.swift": "b"])
    #expect(project.generated == ["A.swift": "b"])
  }

  @Test func survivesLoops() throws {
    project.write("x", to: "Schemas/a/a.yaml")
    project.shell("cd Schemas; ln -s . loop; ln -s .. a/up; ln -s ../Schemas a/self")
    #expect(try project.workspace.schemas(in: "Schemas").map(\.path) == ["Schemas/a/a.yaml"])
  }

  @Test func followsLinks() throws {
    project.write("x", to: "common/a.yaml")
    project.shell("mkdir Schemas; ln -s ../common Schemas/common; ln -s ../common/a.yaml Schemas/b.yaml")
    #expect(try project.workspace.schemas(in: "Schemas").map(\.path) == ["Schemas/b.yaml", "Schemas/common/a.yaml"])
  }

  @Test(arguments: ["mkfifo Schemas/a.yaml", "ln -s nowhere Schemas/a.yaml"])
  func namesWhatIsNoFile(command: String) throws {
    project.shell("mkdir Schemas; " + command)
    let error = #expect(throws: WorkspaceError.self) { try project.workspace.schemas(in: "Schemas") }
    #expect(error?.message.english.contains("`Schemas/a.yaml` is a ") == true)
  }

  @Test func missesTheFolder() throws {
    let error = #expect(throws: WorkspaceError.self) { try project.workspace.schemas(in: "Schemas") }
    #expect(error?.message.english == "schema folder `Schemas` not found")
    #expect(try project.workspace.schemas(in: "Schemas", mayBeMissing: true).isEmpty)
    #expect(throws: WorkspaceError.self) { try project.workspace.schemas(in: "/tmp") }
  }

  @Test func readsTemplates() throws {
    project.write("x", to: "T/a.mustache")
    project.write("y", to: "T/b/c.mustache")
    #expect(try project.workspace.templates(in: "T") == ["a.mustache": [120], "b/c.mustache": [121]])
  }

  @Test func createsOnce() throws {
    try project.workspace.create("A.yaml", in: "Schemas", with: [65])
    #expect(project.text("Schemas/A.yaml") == "A")
    #expect(throws: WorkspaceError.self) { try project.workspace.create("A.yaml", in: "Schemas", with: [66]) }
    #expect(project.text("Schemas/A.yaml") == "A")
  }

  @Test func missesTheConfiguration() {
    let error = #expect(throws: WorkspaceError.self) { try Workspace(configuration: "/tmp/no/messagegen.yaml") }
    #expect(error?.message.english == "cannot find `/tmp/no`: no such file or folder")
    #expect(throws: WorkspaceError.self) { try Workspace(configuration: project.path) }
  }
}
