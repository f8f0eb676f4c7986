import SourceText
import TestSupport
import Testing

@testable import Workspace

/// A plan writes nothing; applied, it replaces nothing unless all is written.
struct ApplyingTests {
  let project = TemporaryProject.empty()
  private let before = ["A.swift": "a", "B.swift": "b", "C.swift": "c"]
  private let after = ["A.swift": "a2", "B.swift": "b", "D.swift": "d"]

  private func outputs(_ paths: [String]) -> [OutputFolder] {
    paths.map { OutputFolder(path: $0, files: [GeneratedFile(name: "F.swift", bytes: Array($0.utf8))]) }
  }

  @Test func aPlanWritesNothing() throws {
    try project.generate(before)
    let status = project.status("Generated").statusChanged
    let plan = try project.plan(after)
    #expect(plan.actions == ["A.swift": .change, "B.swift": .unchanged, "C.swift": .delete, "D.swift": .create])
    #expect(plan.changes[0].old == Array("a".utf8) && plan.changes[0].new == Array("a2".utf8))
    #expect(plan.changes[3].old == nil && plan.changes[3].new == Array("d".utf8))
    #expect(project.status("Generated").statusChanged == status)
    try project.workspace.apply(plan)
    #expect(project.generated == after && !project.hasTemporaries)
  }

  @Test func nothingIsTouchedWhereNothingChanges() throws {
    try project.generate(before)
    let status = project.status("Generated").statusChanged
    try project.generate(before)
    #expect(project.status("Generated").statusChanged == status)
  }

  /// Of one folder something cannot be written, of the other nothing is.
  @Test func allFoldersOrNone() throws {
    project.shell("mkdir -p One Two/.messagegen-temporary-0")
    let workspace = try project.workspace
    let plan = try workspace.plan(outputs(["One", "New/Deep", "Two"]), version: "1")
    #expect(throws: WorkspaceError.self) { try workspace.apply(plan) }
    #expect(project.shell("test -z \"$(ls -A One)\" && test ! -e New") == 0, "not even the folders around it")
    project.shell("rmdir Two/.messagegen-temporary-0")
    try workspace.apply(workspace.plan(outputs(["One", "New/Deep", "Two"]), version: "1"))
    #expect(project.text("Two/F.swift") == "Two" && project.text("New/Deep/F.swift") == "New/Deep")
  }

  /// A text that is extended and a file that is created, in one step.
  @Test func rewritesBesideWhatIsNew() throws {
    project.write("a\n", to: "list")
    project.shell("chmod 640 list; ln -s list link")
    let workspace = try project.workspace
    let file = AuthoredFile("new", in: "Deep/Folder", bytes: Array("n".utf8))
    let rewrite = Workspace.Rewrite(path: "link", old: Array("a\n".utf8), new: Array("a\nb\n".utf8))
    try workspace.apply(workspace.plan([], version: "1"), creating: [file], rewriting: [rewrite])
    #expect(project.text("list") == "a\nb\n" && project.text("Deep/Folder/new") == "n" && !project.hasTemporaries)
    #expect(project.status("list").st_mode & 0o777 == 0o640)
    #expect(project.shell("test -L link") == 0, "a link stays one")
  }

  @Test func rewritesNothingThatHasChanged() throws {
    project.write("a\n", to: "list")
    project.write("mine\n", to: "other")
    let workspace = try project.workspace
    let file = AuthoredFile("new", in: "Deep", bytes: [])
    let rewrites = ["list", "other"].map { Workspace.Rewrite(path: $0, old: Array("a\n".utf8), new: []) }
    let plan = try workspace.plan([], version: "1")
    #expect(throws: WorkspaceError.self) { try workspace.apply(plan, creating: [file], rewriting: rewrites) }
    #expect(project.text("list") == "a\n" && project.text("other") == "mine\n" && !project.hasTemporaries)
    #expect(project.shell("test ! -e Deep") == 0)
  }

  /// Whatever is under the names of temporary files is removed, and not followed.
  @Test(arguments: ["ln -s ../precious", "ln -s nowhere", "mkfifo", "touch"], [false, true])
  func whatAKilledRunLeftGoes(command: String, isUnchanged: Bool) throws {
    project.write("precious", to: "precious")
    project.shell("mkdir Generated")
    if isUnchanged { try project.generate(before) }
    #expect(project.shell("\(command) Generated/\(Temporary.name(0)); \(command) Generated/\(Temporary.name(7))") == 0)
    try project.generate(before)
    #expect(project.generated == before && !project.hasTemporaries)
    #expect(project.text("precious") == "precious")
  }

  /// As in a read-only folder; a folder cannot be removed as a file either.
  @Test func whereNothingChangesWhatWasLeftMayStay() throws {
    try project.generate(before)
    project.shell("mkdir Generated/\(Temporary.name(0))")
    try project.generate(before)
    #expect(throws: WorkspaceError.self) { try project.generate(after) }
    #expect(throws: WorkspaceError.self) { try project.workspace.apply(project.workspace.cleaningPlan(["Generated"])) }
    #expect(project.text("Generated/A.swift") == "a")
  }

  /// Somebody made a folder under a name of ours since the plan was made.
  @Test func anErrorLeavesWholeFiles() throws {
    try project.generate(before)
    let plan = try project.plan(after)
    project.shell("mkdir Generated/D.swift")
    let error = #expect(throws: WorkspaceError.self) { try project.workspace.apply(plan) }
    #expect(error?.path == "Generated/D.swift" && !project.hasTemporaries)
    project.shell("rmdir Generated/D.swift")
    for (name, text) in project.generated { #expect(before[name] == text || after[name] == text) }
    try project.generate(after)
    #expect(project.generated == after)
  }

  /// In an editor, or by git.
  @Test(arguments: [
    "echo mine >A.swift", "echo mine >x; mv x A.swift", "echo mine >C.swift", "echo mine >D.swift", "mkdir D.swift",
    "echo '# mine' >>.messagegen-manifest",
  ])
  func whatWasWrittenSinceThePlanStays(command: String) throws {
    try project.generate(before)
    let plan = try project.plan(after)
    #expect(project.shell("cd Generated && \(command) && cp -R . ../Mine") == 0)
    let error = #expect(throws: WorkspaceError.self) { try project.workspace.apply(plan) }
    #expect(error?.message.english.hasSuffix("was changed meanwhile") == true && error?.help?.english == "run it again")
    #expect(project.shell("diff -r Generated Mine") == 0, "nothing is begun")
  }

  @Test func aFileThatWasRemovedSinceThePlanIsNoLoss() throws {
    try project.generate(before)
    let plan = try project.plan(after)
    project.shell("rm Generated/A.swift Generated/C.swift")
    try project.workspace.apply(plan)
    #expect(project.generated == after)
  }

  @Test func saysThatTheFolderWasMoved() throws {
    try project.generate(before)
    let workspace = try project.workspace
    var writer = PlanWriter(workspace)
    try writer.prepare(project.plan(after).folders[0])
    project.shell("mv Generated elsewhere")
    let error = #expect(throws: WorkspaceError.self) { try writer.finish() }
    #expect(error?.message.english == "the output folder `Generated` was moved or deleted during generation")
    writer.takeBack()
    #expect(project.text("elsewhere/A.swift") == "a" && !project.hasTemporaries)
    try project.generate(after)
    #expect(project.generated == after)
  }

  @Test(arguments: ["ln -s nowhere", "touch"]) func whatIsNoFolderIsInTheWay(command: String) throws {
    #expect(project.shell("\(command) Generated") == 0)
    #expect(throws: WorkspaceError.self) { try project.generate(before) }
    #expect(project.shell("test -f Generated || test -L Generated") == 0)
  }

  @Test func namesMayBeAsLongAsTheyCan() throws {
    let name = String(repeating: "n", count: 255)
    let workspace = try project.workspace
    let output = OutputFolder(path: name, files: [GeneratedFile(name: name, bytes: [65])])
    try workspace.apply(workspace.plan([output], version: "1"))
    #expect(project.text("\(name)/\(name)") == "A")
  }

  /// The one that is inside makes those around it.
  @Test(arguments: [
    ["A", "A/B"], ["A/B", "A"], ["A", "A/B", "A/B/C"], ["A/B/C", "A", "A/B"], ["P/A", "link/A/B"], ["A", "B", "A/C"],
  ])
  func targetsMayBeInsideOneAnother(paths: [String]) throws {
    project.shell("mkdir P; ln -s P link")
    let workspace = try project.workspace
    try workspace.apply(workspace.plan(outputs(paths), version: "1"))
    for path in paths { #expect(project.text("\(path)/F.swift") == path) }
    #expect(!project.hasTemporaries)
    #expect(try workspace.plan(outputs(paths), version: "1").isEmpty)
  }

  @Test(arguments: ["", "Generated"]) func twoTargetsOfOneFolderAreRefused(existing: String) throws {
    if !existing.isEmpty { project.shell("mkdir \(existing)") }
    let error = #expect(throws: WorkspaceError.self) {
      try project.workspace.plan(outputs(["Generated", "./Generated"]), version: "1")
    }
    #expect(error?.message.english.hasPrefix("two targets write to") == true)
  }
}
