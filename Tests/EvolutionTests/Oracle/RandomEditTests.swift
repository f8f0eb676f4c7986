import Foundation
import Schema
import TestSupport
import Testing

/// Random edits of random schemas, held against decoders: what happens is what is said.
struct RandomEditTests {
  /// The same ones in every run: 20, in `make everything` 2,000, or as many as `EDITS` says. `FROM=2` takes others.
  @Test func decodersDoWhatFindingsSay() {
    check({ RandomSchema(&$0) }, { $0.edited(&$1) }, counting: { _ in true })
  }

  /// What becomes of rules over fields that are not found: nothing that happens is left out. Where two rules together
  /// let nothing through that one of them would refuse, more is said than happens.
  @Test func rulesMissWhatIsElsewhere() {
    check(
      { RandomSchema(&$0).withRules(&$0) }, { $0.rekeyed(&$1) }, counting: { $0.hasPrefix("not claimed") })
  }

  private func check(
    _ schema: (inout Randomness) -> RandomSchema, _ edited: (RandomSchema, inout Randomness) -> RandomSchema,
    counting isWrong: (String) -> Bool
  ) {
    let environment = ProcessInfo.processInfo.environment
    var random = Randomness(seed: environment["FROM"].flatMap { UInt64($0) } ?? 1)
    let wanted = environment["EDITS"].flatMap { Int($0) } ?? (Tier.hasEverything ? 2000 : 12)
    var (pairs, messages, differences) = (0, 0, [String]())
    var attempts = 0
    while pairs < wanted, attempts < 50 * wanted {
      attempts += 1
      let base = schema(&random)
      guard let old = try? Schema(base.example, from: 100) else { continue }
      for _ in 0..<4 where pairs < wanted {
        let edited = edited(base, &random)
        guard let new = try? Schema(edited.example) else { continue }
        pairs += 1
        let oracle = Oracle(releases: [old], new: new)
        messages += oracle.messages
        let found = oracle.differences.filter { isWrong("\($0)") }
        if !found.isEmpty { differences.append("\(base.example.source)=>\n\(edited.example.source)\(found)") }
      }
    }
    print("\(pairs) random edits, \(messages) messages, \(differences.count) differ")
    for difference in differences.prefix(40) { print("DIFFERENCE\n\(difference)") }
    #expect(pairs == wanted)
    #expect(differences.count == 0)
  }
}
