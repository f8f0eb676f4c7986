import TestSupport
import Testing
import Workspace

/// A release's folder is written whole or not at all; the goldens of `release-interrupted` end runs at each step.
struct RecordingTests {
  let project = TemporaryProject.empty()
  private let files: [(name: String, bytes: [UInt8])] = [
    (name: "release.yaml", bytes: Array("r".utf8)), (name: "Gift.json", bytes: Array("g".utf8)),
  ]

  private func record(_ name: String, isReplacing: Bool = false) throws {
    try project.workspace.record(name, in: "Deep/Releases", files: files, isReplacing: isReplacing)
  }

  /// Nothing is there but what is meant to be.
  private func lists(_ names: String) -> Bool {
    project.shell("test \"$(cd Deep/Releases && find . -type f | sort | tr '\\n' ' ')\" = '\(names) '") == 0
  }

  @Test func writesAllFiles() throws {
    try record("1.0")
    #expect(lists("./1.0/Gift.json ./1.0/release.yaml"))
    #expect(project.text("Deep/Releases/1.0/release.yaml") == "r")
  }

  @Test func refusesAFolderThatIsThere() throws {
    project.write("old", to: "Deep/Releases/1.0/release.yaml")
    #expect(throws: WorkspaceError.self) { try record("1.0") }
    #expect(lists("./1.0/release.yaml") && project.text("Deep/Releases/1.0/release.yaml") == "old")
    #expect(project.shell("test -z \"$(ls -A Deep/Releases | grep messagegen)\"") == 0)
  }

  @Test func replacesOnlyWhatAReleaseWrote() throws {
    project.write("old", to: "Deep/Releases/1.0/release.yaml")
    project.write("old", to: "Deep/Releases/1.0/Poll.json")
    try record("1.0", isReplacing: true)
    #expect(lists("./1.0/Gift.json ./1.0/release.yaml"))
    project.write("mine", to: "Deep/Releases/1.0/notes.txt")
    let error = #expect(throws: WorkspaceError.self) { try record("1.0", isReplacing: true) }
    #expect(error?.path == "Deep/Releases/1.0/notes.txt")
    #expect(lists("./1.0/Gift.json ./1.0/notes.txt ./1.0/release.yaml"))
  }

  @Test func putsBackWhatAKilledRunWasReplacing() throws {
    project.write("old", to: "Deep/Releases/.messagegen-replaced-1.0/release.yaml")
    project.write("half", to: "Deep/Releases/.messagegen-new-release/release.yaml")
    try project.workspace.restoreReleases(in: "Deep/Releases")
    #expect(lists("./1.0/release.yaml") && project.text("Deep/Releases/1.0/release.yaml") == "old")
  }

  @Test func removesWhatAKilledRunHasReplaced() throws {
    project.write("old", to: "Deep/Releases/.messagegen-replaced-1.0/release.yaml")
    project.write("new", to: "Deep/Releases/1.0/release.yaml")
    try record("1.1")
    #expect(lists("./1.0/release.yaml ./1.1/Gift.json ./1.1/release.yaml"))
    #expect(project.text("Deep/Releases/1.0/release.yaml") == "new")
  }

  @Test func staysInTheProject() {
    #expect(project.shell("mkdir ../outside-$$ && ln -s ../outside-$$ Deep; echo ../outside-$$ >outside") == 0)
    #expect(throws: WorkspaceError.self) { try record("1.0") }
    #expect(project.shell("test -z \"$(ls -A $(cat outside))\" && rmdir $(cat outside)") == 0)
  }
}
