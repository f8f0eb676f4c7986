import SourceText
import Testing

@testable import Workspace

/// What is to be written waits beside what is there until all of it is known.
@Suite struct StagingTests {
  let project = TemporaryProject()
  private let before = ["A.swift": "a", "B.swift": "b", "C.swift": "c"]
  private let after = ["A.swift": "a2", "B.swift": "b", "D.swift": "d"]

  @Test func aPlanTouchesNothingThatIsThere() throws {
    try project.generate(before)
    let manifest = project.text("Generated/.messagegen-manifest")
    do {
      let plan = try project.plan(after)
      #expect(plan.actions == ["A.swift": .change, "B.swift": .unchanged, "C.swift": .delete, "D.swift": .create])
      #expect(
        project.run("test $(find Generated/.messagegen-staged -type f | wc -l) -eq 2") == 0, "what is unchanged is not")
      #expect(try plan.contents(of: plan.changes[0]) == (Array("a".utf8), Array("a2".utf8)))
      #expect(try plan.contents(of: plan.changes[3]) == (nil, Array("d".utf8)))
      #expect(project.generated == before && project.text("Generated/.messagegen-manifest") == manifest)
    }
    #expect(!project.hasStaged, "gone with the plan")
    #expect(project.generated == before && project.text("Generated/.messagegen-manifest") == manifest)
  }

  @Test func whoOnlyLooksStagesNothing() throws {
    try project.generate(before)
    let status = project.status("Generated").statusChanged
    let plan = try project.plan(after, for: .looking)
    #expect(try plan.contents(of: plan.changes[0]) == (Array("a".utf8), Array("a2".utf8)))
    #expect(project.status("Generated").statusChanged == status)
  }

  @Test func nothingIsStagedWhereNothingChanges() throws {
    try project.generate(before)
    let status = project.status("Generated").statusChanged
    try project.generate(before)
    #expect(project.status("Generated").statusChanged == status)
  }

  @Test func whatIsRefusedIsNotStaged() throws {
    try project.generate(before)
    project.write("edited", to: "Generated/A.swift")
    do {
      let plan = try project.plan(["A.swift": "a2", "B.swift": "b"])
      #expect(plan.refused.map(\.name) == ["A.swift"] && !project.hasStaged)
      #expect(try plan.contents(of: plan.refused[0]).new == Array("a2".utf8))
    }
    #expect(project.text("Generated/A.swift") == "edited")
  }

  /// The folders that were made for them, too, but not one that was empty before.
  @Test func anErrorTakesAwayWhatWasStaged() throws {
    struct Stop: Error {}
    for existing in ["", "there", "there/Generated"] {
      project.run("rm -rf there; test -z '\(existing)' || mkdir -p '\(existing)'")
      #expect(throws: Stop.self) {
        try project.workspace.plan(["there/Generated"], version: "1", for: .writing) { _, folder in
          try folder.take(GeneratedFile(name: "A.swift", bytes: [65]))
          let waiting =
            existing == "there/Generated"
            ? "there/Generated/.messagegen-staged/0/0" : "there/.messagegen-new-Generated/A.swift"
          #expect(project.run("test -e \(waiting)") == 0)
          throw Stop()
        }
      }
      #expect((project.run("test -e there") == 0) == (existing != ""))
      #expect((project.run("test -e there/Generated") == 0) == (existing == "there/Generated"))
      #expect(project.run("test -z \"$(find there -mindepth 1 ! -path there/Generated)\"") == 0)
    }
  }

  /// Nothing is followed, opened or kept that stands where the staged files belong.
  @Test(arguments: [
    "ln -s ../precious", "ln -s ../folder", "ln -s nowhere", "mkfifo", "touch", "mkdir", "mkdir -p x/0 && mv x",
    "mkdir -p x && ln -s ../../folder x/0 && mv x", "mkdir -p x/0 && ln -s ../../../precious x/0/0 && mv x",
    "mkdir -p x && mkfifo x/1 && mv x", "mkdir -p x/0 && touch x/0/0 x/0/1 x/0/._1 && mv x",
  ])
  func whatStandsUnderTheNameGoes(command: String) throws {
    project.write("precious", to: "precious")
    project.write("precious", to: "folder/0")
    #expect(project.run("mkdir Generated; \(command) Generated/.messagegen-staged") == 0)
    try project.generate(before)
    #expect(project.generated == before && !project.hasStaged)
    #expect(project.text("precious") == "precious" && project.text("folder/0") == "precious")
  }

  /// And what is in it: only what is called as we call it is ours.
  @Test(arguments: ["0/deep/file", "file", "mine/0", "0/file", "0/._file"])
  func aFolderOfSomebodysIsLeft(name: String) throws {
    project.write("mine", to: "Generated/.messagegen-staged/\(name)")
    let error = #expect(throws: WorkspaceError.self) { try project.plan(before) }
    #expect(error?.path.hasPrefix("Generated/.messagegen-staged/") == true)
    #expect(project.text("Generated/.messagegen-staged/\(name)") == "mine" && project.generated.isEmpty)
  }

  /// While the plan waits; it is noticed, and the next run writes all.
  @Test func whatIsStagedMayGetLost() throws {
    try project.generate(before)
    do {
      let plan = try project.plan(after)
      project.run("rm -r Generated/.messagegen-staged/0/1")
      #expect(throws: WorkspaceError.self) { try project.workspace.carryOut(plan) }
    }
    for (name, text) in project.generated { #expect(before[name] == text || after[name] == text) }
    #expect(!project.hasStaged)
    try project.generate(after)
    #expect(project.generated == after)
  }
}
