import Foundation
import Inspection
import Schema
import TestSupport
import Testing

/// What findings say is what generated code does: both sides of examples are generated and compiled, and read what the
/// other one writes.
@Suite(.enabled(if: Tier.hasEverything, "compiles hundreds of modules; `make everything` runs it"))
struct CompiledOracleTests {
  /// The two sides of an example; alike sides are one module.
  private struct Pair {
    let title: String
    /// The latest one last.
    let releases: [GeneratedSide]
    let new: GeneratedSide
    let payloads: Set<Payload>
  }

  private static let cases = RuleCase.all

  @Test func generatedCodeDoesWhatFindingsSay() throws {
    var sides: [[String: String]: GeneratedSide] = [:]
    func side(_ schema: Schema) throws -> GeneratedSide {
      let side = try GeneratedSide(schema, module: "Side\(sides.count)")
      if let same = sides[side.files] { return GeneratedSide(side, module: same.module) }
      sides[side.files] = side
      return side
    }
    let all = try Self.cases.map { example -> Pair in
      let (releases, new) = (try example.releases(), try Schema(example.example.new))
      return Pair(
        title: example.title, releases: try releases.map(side), new: try side(new),
        payloads: Set(Oracle.payloads(releases, new)))
    }
    // Functions of the app are its own.
    let pairs = all.filter { pair in (pair.releases + [pair.new]).allSatisfy { !$0.hasHooks } }
    let modules = Set(pairs.flatMap { $0.releases + [$0.new] }.map(\.module))
    let program = try GeneratedProgram(
      sides.values.filter { modules.contains($0.module) }.sorted { $0.module < $1.module })
    let calls = Set(
      pairs.flatMap { pair in
        pair.payloads.flatMap { payload in
          (pair.releases + [pair.new]).map { GeneratedProgram.Call($0.module, payload) }
        }
      })
    let results = try program.results(of: Array(calls))
    let broken = program.failures(of: Dictionary(pairs.enumerated().flatMap(Self.uses)) { $1 })
    var (messages, differences) = (0, [String]())
    for (number, pair) in pairs.enumerated() {
      func decoder(_ side: GeneratedSide) -> SideDecoder {
        SideDecoder(side.schema) { results[.init(side.module, $0)] }
      }
      let oracle = Oracle(releases: pair.releases.map(decoder), new: decoder(pair.new))
      messages += oracle.messages
      differences += (oracle.differences + Self.differences(of: oracle, pair, number, broken)).map {
        "\(pair.title): \($0)"
      }
    }
    print(
      "\(Set(Self.cases.map(\.rule.id)).count) rules, \(pairs.count) pairs, \(modules.count) modules, \(messages) "
        + "messages, 2 directions, \(differences.count) differences")
    #expect(messages > 0)
    #expect(differences == [])
  }

  /// Code for the old side, compiled beside it and beside the new one.
  private static func uses(_ number: Int, _ pair: Pair) -> [(String, String)] {
    guard let old = pair.releases.last, old.isPublic else { return [] }
    return [
      ("Old\(number)", SwiftUse(of: old, importing: old.module).text),
      ("New\(number)", SwiftUse(of: old, importing: pair.new.module).text),
    ]
  }

  private static func differences(
    of oracle: Oracle, _ pair: Pair, _ number: Int, _ broken: Set<String>
  ) -> [String] {
    if broken.contains("Old\(number)") { return ["code does not compile beside what it was written for"] }
    guard let old = pair.releases.last, old.isPublic else { return [] }
    // A released draft is not compared.
    if old.schema.messages.contains(where: { $0.stability == .draft }) { return [] }
    // What is claimed may be of a target that is not compiled.
    if old.schema.configuration.targets.count > 1 { return [] }
    let isBroken = broken.contains("New\(number)")
    if isBroken == oracle.claimsSource { return [] }
    return [isBroken ? "not claimed: source" : "claimed, not seen: source"]
  }
}
