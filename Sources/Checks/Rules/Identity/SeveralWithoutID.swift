import Schema
import SourceText

extension LintRule {
  static let severalWithoutID = LintRule(
    "several-without-id", .error, isFatal: true, theme: .identity,
    summary: Phrase("two messages without an id that only their envelope could tell apart", zh: "两条没有标识、只能靠封套区分的消息"),
    why: Phrase(
      """
      A message without `id` is told by its envelope alone. Where another message without `id` uses the envelope, or \
      one that looks in the same places, nothing tells the two apart, and one of them is never read.
      """,
      zh: """
        没有 `id` 的消息只靠封套识别。如果另一条没有 `id` 的消息使用同一个封套，或使用查看相同位置的封套，就没有东西\
        能区分两者，其中一条永远读不到。
        """),
    bad: [
      """
      message: Typing
      envelope: typing
      ---
               ↓
      message: Recording
      envelope: typing
      === messagegen.yaml
      version: 1
      envelopes:
        typing: { present: typingState, constants: { typingState: 1 } }
      """
    ],
    good: [
      """
      message: Typing
      envelope: typing
      ---
      message: Recording
      envelope: recording
      === messagegen.yaml
      version: 1
      envelopes:
        typing: { present: typingState, constants: { typingState: 1 } }
        recording: { present: recordingState, constants: { recordingState: 1 } }
      """
    ],
    .identities { rounds, schema in
      rounds.groups.flatMap { group -> [Finding] in
        let places = group.claims.indices.filter { group.claims[$0].entry == nil }
        let claims = places.map { group.claims[$0] }
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
      Phrase(
        "nothing tells `\(name)` from `\(other)`: both have no id in envelopes that look in the same places",
        zh: "没有东西能区分 `\(name)` 和 `\(other)`：两者都没有标识，封套又查看相同的位置"),
      at: claim.range,
      notes: [
        .init(
          Phrase("`\(other)` is told by its envelope alone, too", zh: "`\(other)` 也只靠封套识别"), at: first.range)
      ],
      help: Phrase(
        "give one of them an `id`, or an envelope with another `present`",
        zh: "给其中一条加上 `id`，或换一个 `present` 不同的封套"))
  }
}
