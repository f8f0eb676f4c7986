import Evolution
import Schema
import SourceText
import Testing

/// Several releases, and what is said of them.
struct ReleasesTests {
  private let without: Example = """
    message: Gift
    id: 7
    """
  private let required: Example = """
    message: Gift
    id: 7
    fields: { title: string }
    """
  private let number: Example = """
    message: Gift
    id: 7
    fields: { title: int32 }
    """

  private func compare(_ new: Example, with releases: [(name: String, example: Example, isInUse: Bool)]) throws
    -> [BreakingChange]
  {
    try Evolution.compare(
      Schema(new),
      with: releases.enumerated().map { index, release in
        Release(
          name: release.name, schema: try Schema(release.example, from: 100 * (index + 1)), isInUse: release.isInUse)
      })
  }

  @Test func releasesWithTheSameOutcomeAreNamedTogether() throws {
    let found = try compare(without, with: [("2.0", required, true), ("2.1", required, true)])
    #expect(found.map(\.at) == ["Gift/fields/title"])
    #expect(found.flatMap(\.releases) == ["old-reads-new=invalid: 2.0, 2.1", "source: 2.1"])
  }

  @Test func releasesOutOfUseReadNothing() throws {
    let found = try compare(number, with: [("1.0", required, false), ("2.0", required, true)])
    #expect(
      found.flatMap(\.releases) == [
        "new-reads-old=invalid: 1.0, 2.0", "new-reads-old=altered: 1.0, 2.0", "source: 2.0",
      ])
  }

  @Test func whatHasShippedIsNotSaidAgain() throws {
    #expect(try compare(required, with: [("1.0", without, true), ("2.0", required, true)]).isEmpty)
  }

  /// What did not change since the latest release is said of those that this was not compared with.
  @Test func whatHasShippedIsSaidOfAnotherBranch() throws {
    func found(comparedAs other: String?) throws -> [String] {
      let releases = try ["1.0", "1.1", "2.0"].enumerated().map { index, name in
        Release(
          name: name, schema: try Schema(index < 2 ? required : number, from: 100 * (index + 1)), isInUse: true,
          isStrict: false, comparedAs: name == "1.1" ? other : name, content: nil)
      }
      return try Evolution.compare(Schema(number), with: releases).flatMap(\.releases)
    }
    #expect(try found(comparedAs: "1.1").isEmpty)
    #expect(try found(comparedAs: "1.0").isEmpty)
    #expect(
      try found(comparedAs: nil) == ["new-reads-old=invalid: 1.1", "new-reads-old=altered: 1.1"])
  }

  @Test func theWorstConsequenceGivesTheSeverity() throws {
    #expect(try compare(without, with: [("1.0", required, true)]).map(\.severity) == [.error])
    #expect(try compare(required, with: [("1.0", without, false)]).map(\.severity) == [.error])
    let optional: Example = """
      message: Gift
      id: 7
      fields: { title: string? }
      """
    #expect(try compare(without, with: [("1.0", optional, true)]).map(\.severity) == [.warning])
    #expect(try compare(without, with: [("1.0", optional, false)]).map(\.severity) == [.note])
  }

  @Test func whatIsGoneIsShownInTheLatestReleaseThatHasIt() throws {
    let whole: Example = """
      === messagegen.yaml
      version: 1
      profile: { fields: { nick: string? } }
      targets:
        - { name: Chat, path: Sources/Chat/Generated }
        - { name: Admin, path: Sources/Admin/Generated }
      === Schemas/Example.yaml
      message: Gift
      id: 7
      ---
      message: Poll
      id: 8
      fields: { at: Place? }
      ---
      object: Place
      fields: { name: string? }
      """
    let part: Example = """
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated }]
      === Schemas/Example.yaml
      message: Gift
      id: 7
      """
    let found = try compare(part, with: [("1.0", whole, true), ("2.0", whole, true)])
    #expect(
      found.map(\.at).sorted() == ["MessageProfile", "MessageProfile/fields/nick", "Place", "Poll", "targets/Admin"])
    #expect(found.map(\.range.file.index) == [200, 200, 200, 201, 201])
    let poll = try #require(found.first { $0.at == "Poll" })
    #expect(poll.diagnostic.notes.allSatisfy { $0.range == nil })
  }

  /// Equal schemas are compared once, but those that are read by hand apart from the others.
  @Test func releasesOfOneContentFindTheSameAsOthers() throws {
    func found(_ contents: [Int?]) throws -> [Diagnostic] {
      let schemas = try [number, number, number, required].map { try Schema($0, from: 100) }
      let releases = zip(contents, schemas).enumerated().map { index, release in
        Release(
          name: "\(index + 1).0", schema: release.1, isInUse: true, isStrict: index == 1, comparedAs: "\(index + 1).0",
          content: release.0)
      }
      return try Evolution.compare(Schema(required), with: releases, after: "3.0").map(\.diagnostic)
    }
    #expect(try found([0, 0, 0, 1]) == found([nil, nil, nil, nil]))
    #expect(try found([0, 0, 0, 1]) != found([0, 0, 0, 0]))
  }
}
