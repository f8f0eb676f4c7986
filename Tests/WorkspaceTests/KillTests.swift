import Testing

@testable import Workspace

/// A run that is killed leaves whole files, and the next run goes on without refusing anything.
@Suite struct KillTests {
  static let before = ["Changed.swift": "old", "Same.swift": "same", "Gone.swift": "gone", "gift.swift": "small"]
  static let after = ["Changed.swift": "new", "Same.swift": "same", "New.swift": "new", "Gift.swift": "large"]

  /// Runs the first steps of a plan, and leaves what is staged as a kill would.
  ///
  /// - Parameter isReversed: those that are done on all cores are done in the other order.
  private func kill(
    _ project: TemporaryProject, after count: Int, isReversed: Bool = false, _ files: [String: String]
  ) throws -> Bool {
    var goesOn = false
    do {
      let plan = try project.plan(files).folders[0]
      let folder = try #require(plan.folder)
      let steps = try plan.steps().flatMap { isReversed ? $0.reversed() : $0 }
      for step in steps.prefix(count) { try step.perform(in: folder) }
      goesOn = count < steps.count
      // Out of the way of who would clear up.
      project.run("mv Generated/.messagegen-staged staged; mv .messagegen-new-Generated new")
    }
    project.run("mv staged Generated/.messagegen-staged && printf ha >Generated/.messagegen-staged/0/99")
    project.run("mv new .messagegen-new-Generated && printf ha >.messagegen-new-Generated/Half.swift")
    return goesOn
  }

  private func expectMended(_ project: TemporaryProject, to files: [String: String]) throws {
    // A refusal would throw. The plan must be gone before the next one, for it holds the lock.
    try project.generate(files)
    #expect(project.generated == files)
    #expect(!project.hasStaged && !project.hasNewFolder)
    #expect(try project.plan(files).isEmpty)
  }

  /// The folder appears whole, or not at all.
  @Test func theOneStepOfANewFolder() throws {
    for count in 0...1 {
      let project = TemporaryProject()
      #expect(try kill(project, after: count, Self.after) == (count == 0))
      #expect(project.generated == (count == 0 ? [:] : Self.after))
      #expect((project.text("Generated/.messagegen-manifest") == nil) == (count == 0))
      try expectMended(project, to: Self.after)
    }
  }

  @Test(arguments: [false, true]) func everyStepOfAFreshRun(isReversed: Bool) throws {
    var count = 0
    var goesOn = true
    while goesOn {
      let project = TemporaryProject()
      project.run("mkdir Generated")
      goesOn = try kill(project, after: count, isReversed: isReversed, Self.after)
      try expectMended(project, to: Self.after)
      count += 1
    }
    #expect(count == 6)
  }

  @Test(arguments: [false, true]) func everyStepOfAChange(isReversed: Bool) throws {
    var count = 0
    var goesOn = true
    while goesOn {
      let project = TemporaryProject()
      try project.generate(Self.before)
      goesOn = try kill(project, after: count, isReversed: isReversed, Self.after)
      for (name, text) in project.generated { #expect(Self.before[name] == text || Self.after[name] == text) }
      if count == 0 { #expect(project.generated == Self.before, "all is staged, nothing of the old version touched") }
      try expectMended(project, to: Self.after)
      count += 1
    }
    #expect(count == 8)
  }

  /// The schemas changed once more between the kill and the next run.
  @Test func thenADifferentRun() throws {
    for count in 0...7 {
      let project = TemporaryProject()
      try project.generate(Self.before)
      _ = try kill(project, after: count, Self.after)
      try expectMended(project, to: ["Changed.swift": "newest", "Gift.swift": "larger"])
    }
  }

  /// Kills in a row, each in a run for other files.
  @Test func thenAnotherKill() throws {
    for first in 0...7 {
      for second in 0...7 {
        let project = TemporaryProject()
        try project.generate(Self.before)
        _ = try kill(project, after: first, Self.after)
        _ = try kill(project, after: second, Self.before)
        try expectMended(project, to: Self.after)
      }
    }
  }

  /// What a person did after the kill is still theirs.
  @Test func aFileOfAPersonIsStillRefused() throws {
    let project = TemporaryProject()
    try project.generate(Self.before)
    _ = try kill(project, after: 3, Self.after)
    project.write("mine", to: "Generated/New.swift")
    project.write("mine", to: "Generated/Changed.swift")
    #expect(Set(try project.plan(Self.after).refused.map(\.name)) == ["New.swift", "Changed.swift"])
  }
}
