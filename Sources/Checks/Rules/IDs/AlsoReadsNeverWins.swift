import Schema
import SourceText

extension LintRule {
  static let alsoReadsNeverWins = LintRule(
    "also-reads-never-wins", .warning, theme: .ids,
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
      "this entry never decodes a `\(name)`: `\(other)` always matches first",
      zh: "这一项永远匹配不到 `\(name)`：总是先匹配 `\(other)`", at: claim.range,
      notes: [
        .init(LocalizedText("`\(other)` has the same id", zh: "`\(other)` 使用了相同的 ID"), at: winner.range)
      ],
      help: LocalizedText("remove it", zh: "删除它"))
  }
}
