import Evolution
import Foundation
import Schema
import TestSupport
import Testing

/// Random edits of random schemas, held against decoders: what happens is what is said.
@Suite struct RandomEditTests {
  /// The same ones in every run; `EDITS=5000` asks for more of them, `FROM=2` for others.
  @Test func decodersDoWhatFindingsSay() {
    let environment = ProcessInfo.processInfo.environment
    var random = Randomness(seed: environment["FROM"].flatMap { UInt64($0) } ?? 1)
    let wanted = environment["EDITS"].flatMap { Int($0) } ?? 300
    var (pairs, messages, differences) = (0, 0, [String]())
    while pairs < wanted {
      let base = RandomSchema(&random)
      guard let old = Schema(valid: base.example, from: 100) else { continue }
      for _ in 0..<4 {
        let edited = base.edited(&random)
        guard let new = Schema(valid: edited.example) else { continue }
        pairs += 1
        let oracle = Oracle(old: old, new: new)
        messages += oracle.messages
        guard !oracle.differences.isEmpty else { continue }
        differences.append("\(base.example.source)=>\n\(edited.example.source)\(oracle.differences)")
      }
    }
    print("\(pairs) random edits, \(messages) messages, \(differences.count) differ")
    for difference in differences.prefix(40) { print("DIFFERENCE\n\(difference)") }
    #expect(differences.isEmpty)
  }
}
