import Schema
import SourceText

extension LintRule {
  static let alsoReadsNeverWins = LintRule(
    "also-reads-never-wins", .warning, theme: .ids,
    summary: LocalizedText(
      "an entry of `alsoReads` that another message always matches first", zh: "`alsoReads` 中的一项，其 ID 已经属于某种消息"),
    why: LocalizedText(
      """
      `alsoReads` is tried after all envelopes. If a message has the same id in the same place, it always matches first, \
      and this entry never decodes anything.
      """,
      zh: """
        `alsoReads` 在所有信封之后才尝试。如果同一位置的同一 ID 已经属于某种消息，它就会取走一切，这一项永远读不到任何东西。
        """),
    bad: [
      """
      message: Gift
      id: 5
      ---
      message: Present
      id: 6
                                           ↓
      alsoReads: [{ envelope: default, id: 5 }]
      """
    ],
    good: [
      """
      message: Present
      id: 6
      alsoReads: [{ envelope: legacy, id: present }]
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, payload: data }
        legacy: { id: kind }
      """
    ],
    .dispatch { rounds, schema in
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
      LocalizedText(
        "this entry never decodes a `\(name)`: `\(other)` always matches first",
        zh: "这一项永远匹配不到 `\(name)`：总是先匹配 `\(other)`"),
      at: claim.range,
      notes: [
        .init(LocalizedText("`\(other)` has the same id", zh: "`\(other)` 使用了相同的 ID"), at: winner.range)
      ],
      help: LocalizedText("remove it", zh: "删除它"))
  }
}
