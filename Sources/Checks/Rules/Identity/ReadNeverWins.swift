import Schema
import SourceText

extension Rule {
  static let readNeverWins = Rule(
    "read-never-wins", .warning,
    summary: "an entry of `reads` whose identity a message already has",
    why: """
      `reads` are tried after all envelopes. Where a message is told by the same identity in the same place, it takes \
      everything, and the entry never reads anything.
      """,
    bad: [
      """
      message: Gift
      id: 5
      ---
      message: Present
      id: 6
                                       ↓
      reads: [{ envelope: default, id: 5 }]
      """
    ],
    good: [
      """
      message: Present
      id: 6
      reads: [{ envelope: legacy, id: present }]
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, data: data }
        legacy: { id: kind }
      """
    ],
    .schema { schema in
      let first = Dispatch(schema)
      return Dispatch(readsOf: schema).groups.flatMap { group -> [Finding] in
        let winners = first.groups.first { $0.key == group.key }?.claims ?? []
        return group.claims.compactMap { claim in
          winners.first { $0.covers(claim) }.map { .neverReads(claim, $0, schema) }
        }
      }
    })
}

extension Finding {
  fileprivate static func neverReads(_ claim: Dispatch.Claim, _ winner: Dispatch.Claim, _ schema: Schema) -> Finding {
    let name = schema.messages[claim.message].name
    let other = schema.messages[winner.message].name
    return Finding(
      "this never reads a `\(name)`: `\(other)` takes all of it", at: claim.range,
      notes: [.init("`\(other)` is told by the same identity", at: winner.range)], help: "remove it")
  }
}
