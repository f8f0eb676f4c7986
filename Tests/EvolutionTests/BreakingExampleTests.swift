import Evolution
import Schema
import SourceText
import Testing

/// Messages that show what changes do.
@Suite struct BreakingExampleTests {
  private func changes(from base: Example, to new: Example) throws -> [BreakingChange] {
    let release = Release(name: "1.0", schema: try Schema(base, from: 100))
    return Evolution.compare(try Schema(new), with: [release])
  }

  @Test(arguments: RuleExampleTests.Case.breaking)
  func whatReadersMakeOfMessagesIsShown(_ example: RuleExampleTests.Case) throws {
    let all = try example.findings()
    for change in all where change.rule.id == example.rule.id {
      for part in change.breaks where part.consequence.outcome ?? .ignored > .foreign {
        #expect(part.shown.flatMap(\.releases) == part.releases)
        // What another change makes invalid does not show this one.
        let isHidden = all.contains { other in
          other.at != change.at && other.breaks.contains { $0.consequence < part.consequence }
        }
        #expect(part.shown.allSatisfy { $0.example != nil } || isHidden, "\(change.at) \(part.consequence.text)")
      }
    }
  }
}
