import Schema
import SourceText

extension LintRule {
  static let readNeverWins = LintRule(
    "read-never-wins", .warning, theme: .identity,
    summary: Phrase("an entry of `reads` whose identity a message already has", zh: "`reads` 中的一项，其标识已经属于某条消息"),
    why: Phrase(
      """
      `reads` are tried after all envelopes. Where a message is told by the same identity in the same place, it takes \
      everything, and the entry never reads anything.
      """,
      zh: """
        `reads` 在所有封套之后才尝试。如果同一位置的同一标识已经属于某条消息，它就会取走一切，这一项永远读不到任何东\
        西。
        """),
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
    .identities { rounds, schema in
      rounds.second.groups.flatMap { group -> [Finding] in
        let winners = rounds.first.groups.first { $0.key == group.key }?.claims ?? []
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
      Phrase(
        "this never reads a `\(name)`: `\(other)` takes all of it", zh: "这里永远读不到 `\(name)`：全部被 `\(other)` 取走"),
      at: claim.range,
      notes: [
        .init(Phrase("`\(other)` is told by the same identity", zh: "`\(other)` 以同样的标识识别"), at: winner.range)
      ],
      help: Phrase("remove it", zh: "删除它"))
  }
}
