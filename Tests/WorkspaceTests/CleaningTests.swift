import SourceText
import Testing

@testable import Workspace

@Suite struct CleaningTests {
  let project = TemporaryProject()

  private func plan(_ folder: String = "Generated", force: Bool = false) throws -> WritePlan {
    try project.workspace.cleaningPlan([folder], for: .writing, force: force)
  }

  private func clean(force: Bool = false) throws { try project.workspace.carryOut(plan(force: force)) }

  private func isThere(_ path: String) -> Bool { project.run("test -e \(path) || test -L \(path)") == 0 }

  @Test func removesFilesAndManifestAndFolder() throws {
    try project.generate(["A.swift": "a", "B.swift": "b"])
    let plan = try plan()
    #expect(plan.changes.map(\.reason) == ["A", "B"].map { .cleaned(sources: ["Schemas/\($0).swift.yaml"]) })
    #expect(plan.manifestChanges.map(\.action) == [.delete])
    try project.workspace.carryOut(plan)
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
      #expect(throws: WorkspaceError.self) { try project.workspace.carryOut(plan) }
    }
    #expect(project.generated == ["A.swift": "edited", "B.swift": "b"] && isThere("Generated/.messagegen-manifest"))
    try clean(force: true)
    #expect(!isThere("Generated"))
  }

  @Test func removesFoldersAroundItThatBecameEmpty() throws {
    for (folder, kept) in [("a/b/Generated", "a"), ("link/c/Generated", "in"), ("./d/./Generated", "messagegen.yaml")] {
      project.run("mkdir -p a in; ln -sfn in link; touch a/mine")
      let outputs = [Output(folder: folder, files: [.init(name: "A.swift", bytes: [65])])]
      try project.workspace.carryOut(project.workspace.plan(outputs, version: "1", for: .writing))
      #expect(isThere(folder + "/A.swift"))
      try project.workspace.carryOut(plan(folder))
      #expect(isThere(kept) && !isThere("a/b") && !isThere("in/c") && !isThere("d"))
    }
    #expect(isThere("link"), "a link to a folder is nobody's to remove")
  }

  @Test func hasNothingToDoWhereNothingIs() throws {
    try clean()
    project.run("mkdir -p Generated/mine")
    try clean()
    #expect(isThere("Generated/mine"))
  }

  @Test(arguments: 0...4) func goesOnAfterAKill(count: Int) throws {
    try project.generate(["A.swift": "a", "B.swift": "b"])
    do {
      let plan = try plan().folders[0]
      let folder = try #require(plan.folder)
      let steps = try plan.steps().flatMap(\.self)
      #expect(steps.count == 3)
      for step in steps.prefix(count) { try step.perform(in: folder) }
      if count == 4 { try folder.makeNewFolder(Staging.name) }
    }
    try clean()
    #expect(!isThere("Generated"))
  }

  @Test func saysThatTheFolderWasMoved() throws {
    try project.generate(["A.swift": "a"])
    let plan = try project.plan(["A.swift": "a2"])
    project.run("mv Generated elsewhere")
    let error = #expect(throws: WorkspaceError.self) { try project.workspace.carryOut(plan) }
    #expect(error?.message == "the output folder `Generated` was moved or removed while it was written to")
    #expect(project.text("elsewhere/A.swift") == "a2")
    try project.generate(["A.swift": "a2"])
    #expect(project.generated == ["A.swift": "a2"])
  }
}
