import SourceText
import TestSupport
import Testing

@testable import Workspace

/// Nothing outside the output folder is written, whatever is in the way.
struct SafetyTests {
  let project = TemporaryProject.empty()

  private func error(folder: String, _ names: [String] = ["A.swift"]) throws -> WorkspaceError? {
    let files = names.map { GeneratedFile(name: $0, bytes: [1]) }
    let workspace = try project.workspace
    return #expect(throws: WorkspaceError.self) {
      try workspace.apply(workspace.plan([OutputFolder(path: folder, files: files)], version: "1"))
    }
  }

  @Test(arguments: ["..", "../x", "a/../../x", "/tmp/x", "", "a/.."])
  func refusesFoldersOutside(folder: String) throws {
    #expect(try error(folder: folder)?.message.english.contains("is outside the configuration's folder") == true)
  }

  @Test func refusesLinksOut() throws {
    project.shell("ln -s /tmp out; mkdir in; ln -s in link; ln -s nowhere broken")
    #expect(try error(folder: "out")?.message.english.contains("is outside the project, at `/tmp`") == true)
    #expect(try error(folder: "out/x")?.message.english.contains("is outside the project") == true)
    #expect(try error(folder: "broken/x") != nil)
    let inside = [OutputFolder(path: "link/deep", files: [GeneratedFile(name: "A.swift", bytes: [65])])]
    try project.workspace.apply(project.workspace.plan(inside, version: "1"))
    #expect(project.text("in/deep/A.swift") == "A")
  }

  @Test func refusesAFolderThatIsAFile() throws {
    project.write("x", to: "file")
    #expect(try error(folder: "file")?.message.english.contains("a part of the path is not a folder") == true)
    #expect(try error(folder: "file/x")?.message.english.contains("a part of the path is not a folder") == true)
  }

  @Test(arguments: ["../A.swift", "a/A.swift", "..", "", ".messagegen-manifest", ".MessageGen-temporary", "A\n.swift"])
  func refusesNames(name: String) throws {
    #expect(try error(folder: "Generated", [name])?.message.english.contains("the file name") == true)
    #expect(project.shell("test -e Generated") != 0)
  }

  @Test(arguments: [["A.swift", "a.swift"], ["É.swift", "E\u{301}.swift"], ["STRASSE.swift", "straße.swift"]])
  func refusesNamesThatAreOneOnSomeDisks(names: [String]) throws {
    #expect(
      try error(folder: "Generated", names)?.message.english.contains(
        "are the same file on case-insensitive file systems")
        == true)
  }

  @Test(arguments: [
    ("mkfifo Generated/A.swift", "named pipe"), ("ln -s /etc/passwd Generated/A.swift", "symbolic link"),
    ("mkdir Generated/A.swift", "folder"), ("ln -s nowhere Generated/A.swift", "symbolic link"),
  ])
  func refusesWhatIsNoFile(command: String, kind: String) throws {
    project.shell("mkdir Generated; " + command)
    let plan = try project.plan(["A.swift": "a"], force: true)
    #expect(plan.refused.map(\.reason.text.english) == ["is a \(kind)"])
    #expect(plan.changes[0].old == nil)
  }

  @Test func leavesALinkInPlaceOfALeftover() throws {
    try project.generate(["A.swift": "a", "B.swift": "b"])
    project.shell("mv Generated/B.swift kept; ln -s ../kept Generated/B.swift")
    try project.generate(["A.swift": "a"])
    #expect(project.text("kept") == "b" && project.shell("test -L Generated/B.swift") == 0)
  }

  @Test func refusesTwoTargetsInOneFolder() throws {
    project.shell("mkdir one; ln -s one two")
    let outputs = ["one", "two"].map { OutputFolder(path: $0, files: []) }
    let error = #expect(throws: WorkspaceError.self) {
      try project.workspace.plan(outputs, version: "1")
    }
    #expect(error?.message.english == "two targets write to `two`")
  }

  @Test func followsAChangeOfCase() throws {
    try project.generate(["Gift.swift": "a"])
    let plan = try project.plan(["GIFT.swift": "a"])
    #expect(plan.actions == ["GIFT.swift": .create, "Gift.swift": .delete])
    try project.workspace.apply(plan)
    #expect(project.generated == ["GIFT.swift": "a"])
  }
}
