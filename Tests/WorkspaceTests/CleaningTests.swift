import SourceText
import TestSupport
import Testing

@testable import Workspace

struct CleaningTests {
  let project = TemporaryProject.empty()

  private func plan(_ folder: String = "Generated", force: Bool = false) throws -> WritePlan {
    try project.workspace.cleaningPlan([folder], force: force)
  }

  private func clean(force: Bool = false) throws { try project.workspace.apply(plan(force: force)) }

  private func isThere(_ path: String) -> Bool { project.shell("test -e \(path) || test -L \(path)") == 0 }

  @Test func removesFilesAndManifestAndFolder() throws {
    try project.generate(["A.swift": "a", "B.swift": "b"])
    let plan = try plan()
    #expect(plan.changes.map(\.reason) == ["A", "B"].map { .cleaned(sources: ["Schemas/\($0).swift.yaml"]) })
    #expect(plan.manifestChanges.map(\.action) == [.delete])
    try project.workspace.apply(plan)
    #expect(!isThere("Generated") && isThere("messagegen.yaml"))
  }

  @Test func leavesWhatIsNotOurs() throws {
    try project.generate(["A.swift": "a"])
    project.write("mine", to: "Generated/Hand.swift")
    try clean()
    #expect(project.generated == ["Hand.swift": "mine"] && !isThere("Generated/.messagegen-manifest"))
  }

  @Test func refusesEditedFiles() throws {
    try project.generate(["A.swift": "a", "B.swift": "b"])
    project.write("edited", to: "Generated/A.swift")
    do {
      let plan = try plan()
      #expect(plan.refused.map(\.reason) == [.edited(.cleaned)])
      #expect(throws: WorkspaceError.self) { try project.workspace.apply(plan) }
    }
    #expect(project.generated == ["A.swift": "edited", "B.swift": "b"] && isThere("Generated/.messagegen-manifest"))
    try clean(force: true)
    #expect(!isThere("Generated"))
  }

  @Test func removesFoldersAroundItThatBecameEmpty() throws {
    for (folder, kept) in [("a/b/Generated", "a"), ("link/c/Generated", "in"), ("./d/./Generated", "messagegen.yaml")] {
      project.shell("mkdir -p a in; ln -sfn in link; touch a/mine")
      let outputs = [OutputFolder(path: folder, files: [.init(name: "A.swift", bytes: [65])])]
      try project.workspace.apply(project.workspace.plan(outputs, version: "1"))
      #expect(isThere(folder + "/A.swift"))
      try project.workspace.apply(plan(folder))
      #expect(isThere(kept) && !isThere("a/b") && !isThere("in/c") && !isThere("d"))
    }
    #expect(isThere("link"), "a link to a folder is nobody's to remove")
  }

  @Test func hasNothingToDoWhereNothingIs() throws {
    try clean()
    project.shell("mkdir -p Generated/mine")
    try clean()
    #expect(isThere("Generated/mine"))
  }

  @Test(arguments: ["Generated", "Around"]) func anEmptyFolderThatWeDidNotMakeStays(folder: String) throws {
    project.shell("mkdir \(folder)")
    try project.workspace.apply(plan(folder + "/Generated"))
    try project.workspace.apply(plan(folder))
    #expect(isThere(folder))
  }

  /// Of a run that was killed before anything had its name.
  @Test func temporaryFilesGo() throws {
    project.write("ha", to: "Around/Generated/" + Temporary.name(3))
    try project.workspace.apply(plan("Around/Generated"))
    #expect(!isThere("Around"))
  }
}
