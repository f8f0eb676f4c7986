import TestSupport
import Testing

@testable import Workspace

/// A file that the command line names is read and written whole.
struct BaselineFileTests {
  let project = TemporaryProject.empty()

  private func path(_ name: String) -> String { project.path + "/" + name }

  @Test func isWrittenInOneStep() throws {
    try project.workspace.write(baseline: "one\n", to: path("known"))
    project.shell("chmod 640 known")
    let before = project.status("known").st_ino
    try project.workspace.write(baseline: "two\n", to: path("known"))
    #expect(project.text("known") == "two\n")
    #expect(project.status("known").st_ino != before, "the old file stays whole for those who read it")
    #expect(project.status("known").st_mode & 0o777 == 0o640)
    #expect(!project.hasTemporaries)
    #expect(try project.workspace.baseline(at: path("known")) == Array("two\n".utf8))
  }

  @Test func aLinkStaysALink() throws {
    project.shell("mkdir there; touch there/known; ln -s there/known known")
    try project.workspace.write(baseline: "one\n", to: path("known"))
    #expect(project.text("there/known") == "one\n" && project.shell("test -L known") == 0)
  }

  @Test func whatAKilledRunLeftIsNoHindrance() throws {
    project.write("half", to: Temporary.name(0))
    try project.workspace.write(baseline: "one\n", to: path("known"))
    #expect(project.text("known") == "one\n" && !project.hasTemporaries)
  }

  /// Another run may be at work there, without our lock.
  @Test func outsideOfTheProjectNothingOfOthersIsRemoved() throws {
    let other = TemporaryProject.empty()
    other.write("half", to: Temporary.name(0))
    try project.workspace.write(baseline: "one\n", to: other.path + "/known")
    #expect(other.text("known") == "one\n" && other.text(Temporary.name(0)) == "half")
    #expect(other.shell("test \"$(ls -A | wc -l)\" -eq 3") == 0, "nothing of ours is left but the file")
  }

  @Test func saysWhatIsWrong() {
    let missing = #expect(throws: WorkspaceError.self) { try project.workspace.baseline(at: path("known")) }
    #expect(missing?.message.english.contains("not found") == true && missing?.help != nil)
    #expect(throws: WorkspaceError.self) { try project.workspace.write(baseline: "", to: path("nowhere/known")) }
    project.shell("mkdir known")
    #expect(throws: WorkspaceError.self) { try project.workspace.write(baseline: "", to: path("known")) }
  }
}
