import Schema
import SourceText

extension LintRule {
  static let severalWithoutID = LintRule(
    "several-without-id", .error, isConfigurable: false, theme: .ids,
    .dispatch { rounds, schema in
      rounds.groups.flatMap { group -> [Finding] in
        let indices = group.claims.indices.filter { group.claims[$0].typeID == nil }
        let claims = indices.map { group.claims[$0] }
        return claims.dropFirst().filter { $0.message != claims[0].message }
          .map { .nothingTells($0, from: claims[0], schema) }
      }
    })
}

extension Finding {
  fileprivate static func nothingTells(
    _ claim: Dispatch.Claim, from first: Dispatch.Claim, _ schema: Schema
  ) -> Finding {
    let name = schema.messages[claim.message].name
    let other = schema.messages[first.message].name
    return Finding(
      "`\(name)` and `\(other)` cannot be told apart: neither has an id, and their envelopes match the same keys",
      zh: "无法区分 `\(name)` 和 `\(other)`：两者都没有 ID，信封匹配的键也相同", at: claim.range,
      notes: [
        .init(
          LocalizedText("`\(other)` has no id either", zh: "`\(other)` 也没有 ID"), at: first.range)
      ],
      help: LocalizedText(
        "give one of them an `id`, or an envelope with a different `requiredKeys`",
        zh: "给其中一种消息加上 `id`，或使用 `requiredKeys` 不同的信封"))
  }
}
