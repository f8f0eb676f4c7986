import SourceText
import TestSupport
import Testing

@testable import Workspace

struct PlanTests {
  let project = TemporaryProject.empty()

  @Test func createsWhatIsNotThere() throws {
    try project.generate(["A.swift": "a", "B.swift": "b"])
    #expect(project.generated == ["A.swift": "a", "B.swift": "b"])
  }

  @Test func looksWithoutTouching() throws {
    let plan = try project.plan(["A.swift": "a"])
    #expect(plan.actions == ["A.swift": .create])
    #expect(project.shell("test -e Generated") != 0)
  }

  @Test func leavesUnchangedFilesAlone() throws {
    try project.generate(["A.swift": "a", "B.swift": "b"])
    let before = project.status("Generated/A.swift")
    try project.generate(["A.swift": "a", "B.swift": "b2"])
    #expect(project.generated == ["A.swift": "a", "B.swift": "b2"])
    #expect(project.status("Generated/A.swift").st_ino == before.st_ino)
    let plan = try project.plan(["A.swift": "a", "B.swift": "b2"])
    #expect(plan.isEmpty)
    let inode = project.status("Generated/.messagegen-manifest").st_ino
    try project.workspace.apply(plan)
    #expect(project.status("Generated/.messagegen-manifest").st_ino == inode)
  }

  @Test func deletesWhatIsNoLongerGenerated() throws {
    try project.generate(["A.swift": "a", "B.swift": "b"])
    project.write("mine", to: "Generated/Hand.swift")
    let plan = try project.plan(["A.swift": "a"])
    #expect(plan.actions == ["A.swift": .unchanged, "B.swift": .delete])
    #expect(plan.changes[1].reason == .notGenerated(sources: ["Schemas/B.swift.yaml"]))
    try project.workspace.apply(plan)
    #expect(project.generated == ["A.swift": "a", "Hand.swift": "mine"])
  }

  @Test func refusesEditedFiles() throws {
    try project.generate(["A.swift": "a", "B.swift": "b", "C.swift": "c"])
    project.write("edited", to: "Generated/A.swift")
    project.write("edited", to: "Generated/B.swift")
    let plan = try project.plan(["A.swift": "a2", "C.swift": "c2"])
    #expect(plan.actions == ["A.swift": .refuse, "B.swift": .refuse, "C.swift": .change])
    #expect(plan.refused.map(\.reason) == [.edited(.outdated), .edited(.notGenerated)])
    #expect(throws: WorkspaceError.self) { try project.workspace.apply(plan) }
    #expect(project.generated == ["A.swift": "edited", "B.swift": "edited", "C.swift": "c"])
    #expect(plan.changes[0].old == Array("edited".utf8) && plan.changes[0].new == Array("a2".utf8))
  }

  @Test func knowsAnEditFromAChange() throws {
    try project.generate(["A.swift": "a", "B.swift": "b"])
    project.write("edited", to: "Generated/A.swift")
    project.write("edited", to: "Generated/B.swift")
    let plan = try project.plan(["A.swift": "a", "B.swift": "b2"])
    #expect(plan.refused.map(\.reason) == [.edited(.upToDate), .edited(.outdated)])
  }

  @Test func forceReplacesEditedAndForeignFiles() throws {
    try project.generate(["A.swift": "a", "B.swift": "b"])
    project.write("edited", to: "Generated/A.swift")
    project.write("edited", to: "Generated/B.swift")
    project.write("foreign", to: "Generated/C.swift")
    #expect(try project.plan(["A.swift": "a", "C.swift": "c"]).actions["C.swift"] == .refuse)
    try project.generate(["A.swift": "a", "C.swift": "c"], force: true)
    #expect(project.generated == ["A.swift": "a", "C.swift": "c"])
    #expect(try project.plan(["A.swift": "a", "C.swift": "c"]).isEmpty)
  }

  @Test func anEditThatIsWhatShouldBeThereIsFine() throws {
    try project.generate(["A.swift": "a"])
    project.write("a2", to: "Generated/A.swift")
    #expect(try project.plan(["A.swift": "a2"]).actions == ["A.swift": .unchanged])
  }

  @Test func mendsWhatIsMissing() throws {
    try project.generate(["A.swift": "a"])
    project.shell("rm Generated/A.swift")
    #expect(try project.plan(["A.swift": "a"]).changes[0].reason == .missing)
    try project.generate(["A.swift": "a"])
    #expect(project.generated == ["A.swift": "a"])
  }

  @Test func saysThatAnotherVersionWroteIt() throws {
    try project.generate(["A.swift": "a"], version: "0.9")
    let plan = try project.plan(["A.swift": "a2"], version: "1.0")
    #expect(plan.changes[0].reason == .otherVersion("0.9"))
    #expect(plan.manifestChanges.map(\.reason) == [.staleManifest])
  }

  @Test func keepsPermissions() throws {
    try project.generate(["A.swift": "a"])
    project.shell("chmod 640 Generated/A.swift")
    try project.generate(["A.swift": "a2"])
    #expect(project.status("Generated/A.swift").st_mode & 0o777 == 0o640)
  }

  @Test func replacesWithoutWritingIntoTheOldFile() throws {
    try project.generate(["A.swift": "a"])
    project.shell("ln Generated/A.swift old")
    try project.generate(["A.swift": "a2"])
    #expect(project.text("old") == "a")
  }

  @Test func theOrderOfFilesDoesNotMatter() throws {
    let files = ["B", "A", "C"].map { GeneratedFile(name: $0, bytes: [1]) }
    let plans = try [files, files.reversed()].map {
      try project.workspace.plan([OutputFolder(path: "Generated", files: $0)], version: "1").folders[0]
    }
    #expect(plans[0].newManifest == plans[1].newManifest)
    #expect(plans[0].changes.map(\.name) == ["A", "B", "C"] && plans[1].changes.map(\.name) == ["A", "B", "C"])
  }
}
