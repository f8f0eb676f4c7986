import Schema
import SourceText

extension LintRule {
  static let shadowedIdentity = LintRule(
    "shadowed-identity", .error, isFatal: true, theme: .identity,
    summary: Phrase("a message that an earlier envelope takes for another one", zh: "被前面的封套当成另一条消息"),
    why: Phrase(
      """
      Envelopes with `present` are tried before the others, each at its place in the configuration, and the first in \
      which an identity matches wins. A message whose own keys and identity satisfy an earlier envelope is read as \
      the message there, whatever its own envelope says.
      """,
      zh: """
        带 `present` 的封套先于其他封套尝试，各自按在配置中的位置，第一个标识匹配的封套获胜。如果一条消息自己的键和\
        标识满足前面的封套，不管它自己的封套怎么写，都会被读成那里的消息。
        """),
    bad: [
      """
      message: Evaluation
      envelope: service
      id: 9
      ---
      message: Survey
      envelope: plain
          ↓
      id: 9
      fields:
        customerServicePlugin: int
      === messagegen.yaml
      version: 1
      envelopes:
        plain: { id: src }
        service: { present: customerServicePlugin, id: src, constants: { customerServicePlugin: 0 } }
      """,
      """
      message: Gift
      id: 5
      ---
      message: Join
      envelope: pair
          ↓
      id: [5, 1]
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, data: data }
        pair: { id: [type, subtype], data: data }
      """,
    ],
    good: [
      """
      message: Evaluation
      envelope: service
      id: 9
      ---
      message: Survey
      envelope: plain
      id: 10
      fields:
        customerServicePlugin: int
      === messagegen.yaml
      version: 1
      envelopes:
        plain: { id: src }
        service: { present: customerServicePlugin, id: src, constants: { customerServicePlugin: 0 } }
      """
    ],
    .identities { rounds, schema in
      let groups = rounds.first.groups
      return groups.indices.dropFirst().flatMap { index in
        groups[index].claims.compactMap { claim in
          let footprint = Footprint(schema.messages[claim.message], in: schema)
          let taker = groups[..<index].lazy.filter { $0.key.isOutside == groups[index].key.isOutside }
            .compactMap { $0.taker(of: claim, footprint) }.first
          return taker.map { .shadowed(claim, by: $0, schema) }
        }
      }
    })
}

extension Dispatch.Group {
  /// The claim of this earlier group that a message's own keys and identity satisfy.
  fileprivate func taker(of claim: Dispatch.Claim, _ footprint: Footprint) -> Dispatch.Claim? {
    guard !claims.isEmpty, key.present.allSatisfy({ [.always, .sometimes].contains(footprint.presence(at: $0)) })
    else { return nil }
    if key.isOutside {
      return claims.first { $0.entry != nil && claim.entry != nil && $0.overlaps(claim) }
    }
    let places = key.identity.compactMap { footprint.place(at: $0, of: claim.entry) }
    guard places.count == key.identity.count else { return nil }
    return claims.first {
      $0.entry?.places.overlaps(places, strictly: $0.isStrict && claim.isStrict) ?? key.identity.isEmpty
    }
  }
}

extension Finding {
  fileprivate static func shadowed(_ claim: Dispatch.Claim, by taker: Dispatch.Claim, _ schema: Schema) -> Finding {
    let name = schema.messages[claim.message].name
    let other = schema.messages[taker.message].name
    let envelope = schema[taker.envelope].name
    return Finding(
      Phrase(
        "`\(name)` is read as `\(other)`: the envelope `\(envelope.value)` is tried first, and matches it",
        zh: "`\(name)` 会被读成 `\(other)`：封套 `\(envelope.value)` 先尝试，并且匹配"),
      at: claim.range,
      notes: [
        .init(Phrase("`\(other)` is here", zh: "`\(other)` 在这里"), at: taker.range),
        .init(Phrase("its envelope is here", zh: "它的封套在这里"), at: envelope.range),
      ],
      help: Phrase(
        "give one of them another id, or change what their envelopes look at", zh: "给其中一条换一个标识，或修改封套查看的位置"))
  }
}
