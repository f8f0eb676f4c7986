import Testing

@testable import Workspace

/// More files than one core writes.
@Suite struct WritingTests {
  let project = TemporaryProject()
  private let files = Dictionary(uniqueKeysWithValues: (100..<400).map { ("F\($0).swift", "text of \($0)") })

  @Test func allAreWritten() throws {
    try project.generate(files)
    #expect(project.generated == files)
    try project.generate(files.mapValues { $0 + ", changed" }.filter { $0.key != "F250.swift" })
    #expect(project.generated.count == files.count - 1)
    #expect(project.generated.allSatisfy { $1.hasSuffix(", changed") })
    #expect(!project.hasStaged && !project.hasNewFolder)
  }

  /// Whoever comes upon it first: a folder that somebody made meanwhile cannot be replaced.
  @Test func theErrorIsThatOfTheFirstFile() throws {
    project.run("mkdir Generated")
    do {
      let plan = try project.plan(files)
      project.run("mkdir Generated/F205.swift Generated/F130.swift Generated/F171.swift")
      let error = #expect(throws: WorkspaceError.self) { try project.workspace.carryOut(plan) }
      #expect(error?.path == "Generated/F130.swift")
    }
    #expect(!project.hasStaged)
    project.run("rmdir Generated/F*.swift")
    for (name, text) in project.generated { #expect(files[name] == text) }
    try project.generate(files)
    #expect(project.generated == files)
  }
}
