import SourceText
import TestSupport
import Testing

@testable import Workspace

/// Files of the author's get another text whole, where they are, or not at all.
struct RewriteTests {
  let project = TemporaryProject.empty()

  init() { project.write("old", to: "Schemas/Deep/A.yaml") }

  private func rewrite(_ path: String, from old: String = "old", to new: String = "new") throws {
    try project.workspace.rewrite([.init(path: path, old: Array(old.utf8), new: Array(new.utf8))])
  }

  @Test func keepsPermissions() throws {
    project.shell("chmod 640 Schemas/Deep/A.yaml")
    try rewrite("Schemas/Deep/A.yaml")
    #expect(project.text("Schemas/Deep/A.yaml") == "new")
    #expect(project.status("Schemas/Deep/A.yaml").st_mode & 0o777 == 0o640)
    #expect(project.shell("test \"$(ls -A Schemas/Deep)\" = A.yaml") == 0, "nothing is left beside it")
  }

  @Test func writesBesideTheConfiguration() throws {
    try rewrite("messagegen.yaml", from: "version: 1\n")
    #expect(project.text("messagegen.yaml") == "new")
  }

  @Test func refusesWhatHasChanged() throws {
    project.write("old", to: "Schemas/B.yaml")
    let workspace = try project.workspace
    let error = #expect(throws: WorkspaceError.self) {
      try workspace.rewrite([
        .init(path: "Schemas/B.yaml", old: Array("old".utf8), new: [1]),
        .init(path: "Schemas/Deep/A.yaml", old: Array("older".utf8), new: [1]),
      ])
    }
    #expect(error?.message.english.contains("`Schemas/Deep/A.yaml` changed while messagegen was running") == true)
    #expect(project.text("Schemas/B.yaml") == "old", "none is written")
  }

  @Test func refusesLinksOut() throws {
    let other = TemporaryProject.empty()
    other.write("old", to: "A.yaml")
    project.shell("ln -s \(other.path) out; ln -s \(other.path)/A.yaml Schemas/A.yaml")
    for path in ["out/A.yaml", "Schemas/A.yaml", "../\(other.path.split(separator: "/").last ?? "")/A.yaml"] {
      let error = #expect(throws: WorkspaceError.self) { try rewrite(path) }
      #expect(error?.message.english.contains("is outside the project") == true, "\(path)")
    }
    #expect(other.text("A.yaml") == "old")
  }

  @Test func keepsALinkInside() throws {
    project.shell("ln -s Deep/A.yaml Schemas/link.yaml")
    try rewrite("Schemas/link.yaml")
    #expect(project.text("Schemas/Deep/A.yaml") == "new" && project.shell("test -L Schemas/link.yaml") == 0)
  }

  @Test func refusesWhatIsGone() {
    #expect(throws: WorkspaceError.self) { try rewrite("Schemas/None.yaml") }
    #expect(throws: WorkspaceError.self) { try rewrite("Schemas/Deep") }
  }
}
