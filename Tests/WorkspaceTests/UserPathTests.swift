import Testing

@testable import Workspace

@Suite struct UserPathTests {
  let project = TemporaryProject()

  @Test func namesWhatLiesInTheProject() throws {
    project.run("mkdir -p there other; touch other/b.yaml; ln -s ../other/b.yaml there/a.yaml; ln -s . self")
    let workspace = try project.workspace
    func path(_ name: String) -> String? { workspace.path(of: project.path + "/" + name) }
    #expect(path("there/a.yaml") == "there/a.yaml", "the link, not what it leads to")
    #expect(path("self/there/new.yaml") == "there/new.yaml")
    #expect(path("there/..") == "." && path("there/") == "there" && path("") == ".")
    #expect(path("../elsewhere") == nil && path("nowhere/a.yaml") == nil && workspace.path(of: "") == nil)
  }
}
