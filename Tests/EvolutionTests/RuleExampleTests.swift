import DiagnosticTestSupport
import Evolution
import Schema
import SourceText
import Testing

/// Every example of every rule, compared: what is documented is what is found.
@Suite struct RuleExampleTests {
  /// One example of one rule, named so that a failure can be found.
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: Rule
    var example: EvolutionExample
    var title: String

    var testDescription: String { title }

    static let all = Evolution.rules.flatMap { rule in
      rule.examples.enumerated().map { Case(rule: rule.rule, example: $1, title: "\(rule.rule.id), \($0 + 1)") }
    }
    static let breaking = all.filter { !$0.example.breaks.isEmpty }
    static let harmless = all.filter(\.example.breaks.isEmpty)

    /// The latest one last.
    func releases() throws -> [Schema] {
      try example.releases.enumerated().map { try Schema($1.schemas, from: 100 * ($0 + 1)) }
    }

    func findings() throws -> [BreakingChange] {
      let releases = try example.releases.enumerated().map { index, release in
        Release(name: release.name, schema: try Schema(release.schemas, from: 100 * (index + 1)))
      }
      return Evolution.compare(try Schema(example.new), with: releases)
    }
  }

  @Test(arguments: Case.breaking)
  func aBreakingExampleHasItsConsequences(_ example: Case) throws {
    let found = try example.findings().filter { $0.rule.id == example.rule.id }
    #expect(found.map(\.text).sorted() == example.example.breaks.sorted())
  }

  @Test(arguments: Case.harmless)
  func aHarmlessExampleHasNoFindingOfAnyRule(_ example: Case) throws {
    #expect(try example.findings().map(\.text) == [])
  }

  @Test(arguments: Case.breaking)
  func findingsPointIntoTheirFiles(_ example: Case) throws {
    for change in try example.findings() {
      let finding = change.diagnostic
      #expect(finding.range.file.index < 100 || finding.message.english.hasSuffix(" is gone"))
      #expect(finding.help != nil)
      // Notes after those of consequences are about messages that use a type.
      let released = finding.notes.prefix(change.breaks.count).compactMap(\.range)
      #expect(released.allSatisfy { $0.file.index >= 100 })
    }
  }

  @Test(arguments: Case.breaking)
  func wordingKeepsTheHouseStyle(_ example: Case) throws {
    for finding in try example.findings().map(\.diagnostic) {
      for text in [finding.message] + finding.notes.map(\.message) + [finding.help].compactMap({ $0 }) {
        #expect(!text.english.hasSuffix(".") && text.english.first?.isUppercase == false, "\(text.english)")
        #expect(HouseStyle(text).faults == [])
      }
    }
  }
}
