import Schema
import SourceText

extension Rule {
  static let severalWithoutID = Rule(
    "several-without-id", .error, isFatal: true,
    summary: "two messages without an id that only their envelope could tell apart",
    why: """
      A message without `id` is told by its envelope alone. Where another message without `id` uses the envelope, or \
      one that looks in the same places, nothing tells the two apart, and one of them is never read.
      """,
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
    .schema { schema in
      [Dispatch(schema), Dispatch(readsOf: schema)].flatMap(\.groups).flatMap { group -> [Finding] in
        let claims = group.claims.filter { $0.entry == nil }
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
      "nothing tells `\(name)` from `\(other)`: both have no id in envelopes that look in the same places",
      at: claim.range, notes: [.init("`\(other)` is told by its envelope alone, too", at: first.range)],
      help: "give one of them an `id`, or an envelope with another `present`")
  }
}
