import SourceText
import Testing

@testable import Workspace

/// An output folder that is not there is filled under a hidden name.
@Suite struct NewFolderTests {
  let project = TemporaryProject()
  private let files = ["A.swift": "a", "B.swift": "b"]
  private let hidden = ".messagegen-new-Generated"

  private func expectMade(_ project: TemporaryProject) throws {
    #expect(project.generated == files && !project.hasStaged && !project.hasNewFolder)
    #expect(try project.plan(files, for: .looking).isEmpty)
  }

  @Test func itAppearsWhole() throws {
    do {
      let plan = try project.plan(files)
      #expect(plan.actions == ["A.swift": .create, "B.swift": .create])
      #expect(project.run("test ! -e Generated && test -f \(hidden)/A.swift") == 0)
      #expect(try plan.contents(of: plan.changes[0]) == (nil, Array("a".utf8)))
      try project.workspace.carryOut(plan)
    }
    try expectMade(project)
  }

  @Test func aPlanThatIsDroppedLeavesNothing() throws {
    do { _ = try project.plan(files) }
    #expect(project.run("test ! -e Generated && test ! -e \(hidden)") == 0)
  }

  @Test func whoOnlyLooksMakesNothing() throws {
    #expect(try project.plan(files, for: .looking).actions == ["A.swift": .create, "B.swift": .create])
    #expect(!project.hasNewFolder)
    project.write("left", to: "\(hidden)/A.swift")
    #expect(try project.plan(files, for: .looking).actions == ["A.swift": .create, "B.swift": .create])
    #expect(project.text("\(hidden)/A.swift") == "left")
  }

  /// Of a run that was killed; whether it is there, too, by now, or not.
  @Test(arguments: [false, true]) func whatIsLeftIsRemoved(isThere: Bool) throws {
    if isThere { try project.generate(["A.swift": "old"]) }
    project.write("ha", to: "\(hidden)/A.swift")
    project.write("other", to: "\(hidden)/Other.swift")
    project.run("ln -s ../messagegen.yaml \(hidden)/link; mkfifo \(hidden)/pipe")
    try project.generate(files)
    try expectMade(project)
    #expect(project.text("messagegen.yaml") == "version: 1\n")
  }

  /// And the folders around it, if they are empty then.
  @Test func cleaningRemovesWhatIsAroundIt() throws {
    project.write("ha", to: "Around/Deep/\(hidden)/A.swift")
    let workspace = try project.workspace
    try workspace.carryOut(try workspace.cleaningPlan(["Around/Deep/Generated"], for: .writing))
    #expect(project.run("test ! -e Around") == 0)
  }

  @Test(arguments: [false, true]) func cleaningRemovesItToo(isThere: Bool) throws {
    if isThere { try project.generate(files) }
    project.write("ha", to: "\(hidden)/A.swift")
    let workspace = try project.workspace
    try workspace.carryOut(try workspace.cleaningPlan(["Generated"], for: .writing))
    #expect(project.run("test ! -e Generated && test ! -e \(hidden)") == 0)
  }

  /// A receipt says nothing about what was left beside the folder.
  @Test func aReceiptDoesNotHideIt() throws {
    let inputs = InputDigest(build: [1], files: [], templates: [])
    try project.workspace.carryOut(project.plan(files), of: inputs)
    guard try project.workspace.unchangedPlan(of: inputs, in: ["Generated"]) != nil else { return }
    project.run("mkdir \(hidden)")
    #expect(try project.workspace.unchangedPlan(of: inputs, in: ["Generated"]) == nil)
  }

  /// Nothing is followed, opened or kept that stands where the folder belongs while it has no name.
  @Test(
    arguments: ["ln -s messagegen.yaml", "ln -s folder", "ln -s nowhere", "mkfifo", "touch", "mkdir"], [false, true])
  func whatStandsUnderTheHiddenNameGoes(command: String, isThere: Bool) throws {
    project.write("precious", to: "folder/A.swift")
    if isThere { try project.generate(["A.swift": "old"]) }
    #expect(project.run("\(command) \(hidden)") == 0)
    let actions = try project.plan(files, for: .looking).actions
    #expect(actions == ["A.swift": isThere ? .change : .create, "B.swift": .create])
    #expect(project.hasNewFolder, "who only looks removes nothing")
    try project.generate(files)
    try expectMade(project)
    #expect(project.text("folder/A.swift") == "precious")
  }

  /// With all that is in it, and what it stands beside is written all the same.
  @Test(arguments: [false, true]) func aFolderOfSomebodysIsLeft(isThere: Bool) throws {
    if isThere { try project.generate(["A.swift": "old"]) }
    project.write("mine", to: "\(hidden)/deep/file")
    for number in 0..<9 { project.write("mine", to: "\(hidden)/note\(number)") }
    if isThere {
      try project.generate(files)
      #expect(project.generated == files)
    } else {
      let error = #expect(throws: WorkspaceError.self) { try project.plan(files) }
      #expect(error?.path == "\(hidden)/deep" && project.generated.isEmpty)
    }
    #expect(project.text("\(hidden)/deep/file") == "mine")
    for number in 0..<9 { #expect(project.text("\(hidden)/note\(number)") == "mine") }
  }

  /// Made by somebody else while the plan waits.
  @Test(arguments: ["mkdir Generated && touch Generated/Mine.swift", "touch Generated", "ln -s nowhere Generated"])
  func whatIsThereByThenIsNotReplaced(command: String) throws {
    do {
      let plan = try project.plan(files)
      #expect(project.run(command) == 0)
      let error = #expect(throws: WorkspaceError.self) { try project.workspace.carryOut(plan) }
      #expect(error?.message == "the output folder `Generated` was made by another program while it was written to")
    }
    #expect(!project.hasNewFolder, "gone with the plan")
    #expect(project.generated.keys.sorted() == (command.hasPrefix("mkdir") ? ["Mine.swift"] : []))
    #expect(project.run("test -e Generated || test -L Generated") == 0)
  }

  /// Moved away, and another run has begun to make it.
  @Test func whatIsAnotherRunsIsNotNamed() throws {
    do {
      let plan = try project.plan(files)
      project.run("mv \(hidden) gone")
      project.write("half", to: "\(hidden)/A.swift")
      let error = #expect(throws: WorkspaceError.self) { try project.workspace.carryOut(plan) }
      #expect(error?.message == "the output folder `Generated` was moved or removed while it was made")
    }
    #expect(project.text("\(hidden)/A.swift") == "half" && project.generated.isEmpty)
  }

  @Test func anEmptyFolderIsAsGoodAsNone() throws {
    do {
      let plan = try project.plan(files)
      project.run("mkdir Generated")
      try project.workspace.carryOut(plan)
    }
    try expectMade(project)
  }

  @Test(arguments: ["ln -s nowhere", "touch"]) func whatIsNoFolderIsInTheWay(command: String) throws {
    #expect(project.run("\(command) Generated") == 0)
    #expect(throws: WorkspaceError.self) { try project.plan(files) }
    #expect(!project.hasNewFolder && project.run("test -f Generated || test -L Generated") == 0)
  }

  /// No name is left that is longer.
  @Test(arguments: [239, 240, 255]) func ofALongName(count: Int) throws {
    let name = String(repeating: "n", count: count)
    let output = Output(folder: "Around/\(name)", files: [GeneratedFile(name: "A.swift", bytes: [65])])
    let workspace = try project.workspace
    try workspace.carryOut(try workspace.plan([output], version: "1", for: .writing))
    #expect(project.text("Around/\(name)/A.swift") == "A")
    #expect(project.run("test $(ls -A Around | wc -l) = 1") == 0)
  }

  @Test func twoFilesOfOneNameAreNamed() throws {
    let output = Output(
      folder: "Around/Generated", files: ["a", "b"].map { GeneratedFile(name: "A.swift", bytes: Array($0.utf8)) })
    let error = #expect(throws: WorkspaceError.self) {
      try project.workspace.plan([output], version: "1", for: .writing)
    }
    #expect(error?.message.contains("are one file") == true)
    #expect(project.run("test ! -e Around") == 0)
  }

  /// The one that is inside makes those around it.
  @Test(arguments: [
    ["A", "A/B"], ["A/B", "A"], ["A", "A/B", "A/B/C"], ["A/B/C", "A", "A/B"], ["P/A", "link/A/B"], ["A", "B", "A/C"],
  ])
  func targetsMayBeInsideOneAnother(paths: [String]) throws {
    project.run("mkdir P; ln -s P link")
    let outputs = paths.map { Output(folder: $0, files: [GeneratedFile(name: "F.swift", bytes: Array($0.utf8))]) }
    let workspace = try project.workspace
    try workspace.carryOut(try workspace.plan(outputs, version: "1", for: .writing))
    for path in paths { #expect(project.text("\(path)/F.swift") == path) }
    #expect(project.run("test -z \"$(find . -name '.messagegen-new*' -o -name .messagegen-staged)\"") == 0)
    #expect(try workspace.plan(outputs, version: "1", for: .looking).isEmpty)
  }

  @Test(arguments: [".messagegen-new-Generated", "A/.messagegen-staged", ".messagegen-new-A/B"])
  func whatIsOursIsNobodysTarget(path: String) throws {
    let error = #expect(throws: WorkspaceError.self) {
      try project.workspace.plan([Output(folder: path, files: [])], version: "1", for: .looking)
    }
    #expect(error?.message.contains("is reserved") == true)
  }

  @Test func twoTargetsOfOneFolderAreRefused() throws {
    let output = Output(folder: "Generated", files: [GeneratedFile(name: "A.swift", bytes: [65])])
    let again = Output(folder: "./Generated", files: [GeneratedFile(name: "B.swift", bytes: [66])])
    let error = #expect(throws: WorkspaceError.self) {
      try project.workspace.plan([output, again], version: "1", for: .writing)
    }
    #expect(error?.message.hasPrefix("two targets write into") == true)
    #expect(project.run("test ! -e Generated && test ! -e \(hidden)") == 0)
  }
}
