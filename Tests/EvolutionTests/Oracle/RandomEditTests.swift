import Evolution
import Foundation
import Schema
import TestSupport
import Testing

/// Random edits of random schemas, held against decoders: what happens is what is said.
@Suite struct RandomEditTests {
  /// The same ones in every run: 100, in `make everything` 2,000, or as many as `EDITS` says. `FROM=2` takes others.
  @Test func decodersDoWhatFindingsSay() {
    let environment = ProcessInfo.processInfo.environment
    var random = Randomness(seed: environment["FROM"].flatMap { UInt64($0) } ?? 1)
    let wanted = environment["EDITS"].flatMap { Int($0) } ?? (Tier.hasEverything ? 2000 : 100)
    var (pairs, messages, differences) = (0, 0, [String]())
    var attempts = 0
    while pairs < wanted, attempts < 50 * wanted {
      attempts += 1
      let base = RandomSchema(&random)
      guard let old = Schema(valid: base.example, from: 100) else { continue }
      for _ in 0..<4 where pairs < wanted {
        let edited = base.edited(&random)
        guard let new = Schema(valid: edited.example) else { continue }
        pairs += 1
        let oracle = Oracle(releases: [old], new: new)
        messages += oracle.messages
        guard !oracle.differences.isEmpty else { continue }
        differences.append("\(base.example.source)=>\n\(edited.example.source)\(oracle.differences)")
      }
    }
    print("\(pairs) random edits, \(messages) messages, \(differences.count) differ")
    for difference in differences.prefix(40) { print("DIFFERENCE\n\(difference)") }
    #expect(pairs == wanted)
    #expect(differences.count == 0)
  }
}
